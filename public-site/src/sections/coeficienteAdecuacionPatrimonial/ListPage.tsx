import { formatDate, formatMoney, formatPercent } from '@coop/domain/format';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { Filters } from '../../lists/Filters';
import { byGestion } from '../../lists/lists';
import { gestiones, gestionFromUrl } from '../../lists/readList';
import { lectorDe } from '../../reading/leer';
import { Island as Chart } from '../../ui/chart/ChartIsland';
import { DocumentLink } from '../../ui/documents/DocumentList';
import { Empty } from '../../ui/elements/Empty';
import { Figure } from '../../ui/elements/Figure';
import { Fold } from '../../ui/elements/Fold';
import { Note } from '../../ui/elements/Note';
import { Plain } from '../../ui/elements/Plain';
import { NO_DATA, Table } from '../../ui/elements/Table';
import { Page } from '../../ui/page/Page';
import { Section } from '../../ui/page/Section';
import { shortMonth } from '../../wording/formats';

const MONTHS = 24;
const MAX_ROWS = 199;

export const loader = async ({ context, request }: LoaderFunctionArgs) => {
  const rows = await lectorDe(context).filas(
    'institucional/coeficiente-adecuacion-patrimonial',
    { range: [0, MAX_ROWS], sort: ['fechaCorte', 'DESC'] },
    request.signal,
  );
  const all = rows.map(({ cap, detallePonderacion, ...row }) => ({ ...row, cap: cap ?? '0', detallePonderacion }));
  const gestion = gestionFromUrl(request);
  const [last] = all;
  return {
    ultimo: last ?? null,
    gestion: gestion ?? null,
    anios: gestiones(all.map(({ fechaCorte }) => ({ gestion: Number(fechaCorte.slice(0, 4)) }))),
    meses: all
      .filter(({ fechaCorte }) => !gestion || fechaCorte.startsWith(gestion))
      .slice(0, MONTHS)
      .map(({ detallePonderacion: _, descripcion: __, ...month }) => month),
  };
};

export function Component() {
  const { ultimo, meses, anios, gestion } = useLoaderData<typeof loader>();
  const points = meses.toReversed().map(({ fechaCorte, cap }) => ({
    fecha: fechaCorte,
    etiqueta: shortMonth(fechaCorte),
    valor: Number(cap),
    texto: formatPercent(cap),
  }));
  return (
    <Page
      title="Coeficiente de Adecuación Patrimonial"
      summary="Cuánto patrimonio respalda los riesgos de la cooperativa. La ley pide un mínimo; mientras más alto, más respaldo para su ahorro."
      jsonLd={(absolute) => [
        {
          '@type': 'Dataset',
          name: 'Coeficiente de adecuación patrimonial',
          description: 'Capital regulatorio entre activos ponderados por riesgo, por mes, en porcentaje.',
          temporalCoverage: `${meses.at(-1)?.fechaCorte ?? ''}/${meses[0]?.fechaCorte ?? ''}`,
          distribution: meses.flatMap(({ pdf }) =>
            pdf ? [{ '@type': 'DataDownload', encodingFormat: pdf.mime, contentUrl: absolute(pdf.url) }] : [],
          ),
        },
      ]}
      datum={
        ultimo && (
          <>
            <p>Al {formatDate(ultimo.fechaCorte)}</p>
            <Figure>{formatPercent(ultimo.cap)}</Figure>
            <p>Mínimo legal: {formatPercent(ultimo.minimoLegal)}</p>
            {ultimo.capPublicado && ultimo.capPublicado !== ultimo.cap && (
              <p>El documento oficial dice {formatPercent(ultimo.capPublicado)}, por redondeo.</p>
            )}
          </>
        )
      }
    >
      {ultimo ? (
        <>
          {ultimo.bajoMinimo && (
            <Note>El coeficiente al {formatDate(ultimo.fechaCorte)} está debajo del mínimo legal.</Note>
          )}
          <Plain text={ultimo.descripcion} />
          <Section title={gestion ? `Mes por mes en ${gestion}` : 'Mes por mes'}>
            <Filters
              list={byGestion}
              choices={{
                gestion: { label: 'Gestión', all: `Últimos ${MONTHS} meses`, options: anios },
              }}
              total={meses.length}
              unit={['mes', 'meses']}
            />
            <Chart
              title="CAP, mes a mes"
              unit="en porcentaje"
              forma="linea"
              puntos={points}
              escala={{ decimals: 2, unit: '%' }}
              referencia={{ etiqueta: 'Mínimo legal', valor: Number(ultimo.minimoLegal) }}
            />
            <Fold title="La tabla, con el documento de cada mes">
              <Table
                legend="Coeficiente de adecuación patrimonial por mes"
                rows={meses}
                id={({ id }) => id}
                anchor={({ slug }) => slug}
                columns={[
                  { title: 'Al', main: true, cell: ({ fechaCorte }) => formatDate(fechaCorte) },
                  {
                    title: 'Capital regulatorio',
                    numeric: true,
                    cell: ({ capitalRegulatorio }) => formatMoney(capitalRegulatorio),
                  },
                  {
                    title: 'Activos ponderados',
                    numeric: true,
                    cell: ({ activosPonderados }) => formatMoney(activosPonderados),
                  },
                  {
                    title: 'CAP',
                    numeric: true,
                    strong: true,
                    cell: ({ cap, bajoMinimo }) => `${formatPercent(cap)}${bajoMinimo ? ' (bajo el mínimo)' : ''}`,
                  },
                  {
                    title: 'Documento',
                    numeric: true,
                    cell: ({ pdf, fechaCorte }) =>
                      pdf ? <DocumentLink file={pdf} de={`CAP al ${formatDate(fechaCorte)}`} /> : NO_DATA,
                  },
                ]}
              />
            </Fold>
          </Section>
          {ultimo.detallePonderacion.length > 0 && (
            <Section title={`Cómo se ponderan los activos al ${formatDate(ultimo.fechaCorte)}`}>
              <Table
                legend="Activos por coeficiente de ponderación"
                rows={ultimo.detallePonderacion}
                id={({ coeficiente }) => String(coeficiente)}
                columns={[
                  { title: 'Ponderación', main: true, cell: ({ coeficiente }) => `${coeficiente} %` },
                  { title: 'Activo', numeric: true, cell: ({ activo }) => formatMoney(activo) },
                  {
                    title: 'Ponderado',
                    numeric: true,
                    strong: true,
                    cell: ({ ponderado }) => formatMoney(ponderado),
                  },
                ]}
              />
            </Section>
          )}
        </>
      ) : (
        <Empty title="Todavía no hay datos publicados">
          <p>Los publicamos cada mes, después de su envío al regulador.</p>
        </Empty>
      )}
    </Page>
  );
}
