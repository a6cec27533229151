import { formatDate, formatMoney, formatNumber, formatPercent } from '@coop/domain/format';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { Cifra } from '../componentes/Cifra';
import { EnlaceDocumento } from '../componentes/EnlaceDocumento';
import { Grafico } from '../componentes/Grafico';
import { Llano } from '../componentes/Llano';
import { Nota } from '../componentes/Nota';
import { Pagina } from '../componentes/Pagina';
import { Seccion } from '../componentes/Seccion';
import { SIN_DATO, Tabla } from '../componentes/Tabla';
import { Vacio } from '../componentes/Vacio';
import { gestiones } from '../gestiones';
import { gestionPedida } from '../gestionPedida';
import { lectorDe } from '../leer';
import { Filtros } from '../listas/Filtros';
import { porGestion } from '../listas/listas';
import { mesCorto } from '../mesCorto';

const MESES = 24;
const MOST = 199;

export const loader = async ({ context, request }: LoaderFunctionArgs) => {
  const { rows } = await lectorDe(context).lista(
    'institucional/coeficiente-adecuacion-patrimonial',
    { range: [0, MOST], sort: ['fechaCorte', 'DESC'] },
    request.signal,
  );
  const todos = rows.map(({ cap, detallePonderacion, ...row }) => ({ ...row, cap: cap ?? '0', detallePonderacion }));
  const gestion = gestionPedida(request);
  const [ultimo] = todos;
  return {
    ultimo: ultimo ?? null,
    gestion: gestion ?? null,
    anios: gestiones(todos.map(({ fechaCorte }) => ({ gestion: Number(fechaCorte.slice(0, 4)) }))),
    meses: todos
      .filter(({ fechaCorte }) => !gestion || fechaCorte.startsWith(gestion))
      .slice(0, MESES)
      .map(({ detallePonderacion: _, descripcion: __, ...mes }) => mes),
  };
};

/** How much capital there is for the risk that is taken, month by month. */
export function Component() {
  const { ultimo, meses, anios, gestion } = useLoaderData<typeof loader>();
  const puntos = meses.toReversed().map(({ fechaCorte, cap }) => ({
    fecha: fechaCorte,
    etiqueta: mesCorto(fechaCorte),
    valor: Number(cap),
    texto: formatPercent(cap),
  }));
  return (
    <Pagina
      titulo="Coeficiente de Adecuación Patrimonial"
      resumen="Cuánto patrimonio respalda los riesgos de la cooperativa. La ley pide un mínimo; mientras más alto, más respaldo para su ahorro."
      cosas={(absoluta) => [
        {
          '@type': 'Dataset',
          name: 'Coeficiente de adecuación patrimonial',
          description: 'Capital regulatorio entre activos ponderados por riesgo, por mes, en porcentaje.',
          temporalCoverage: `${meses.at(-1)?.fechaCorte ?? ''}/${meses[0]?.fechaCorte ?? ''}`,
          distribution: meses.flatMap(({ pdf }) =>
            pdf ? [{ '@type': 'DataDownload', encodingFormat: pdf.mime, contentUrl: absoluta(pdf.url) }] : [],
          ),
        },
      ]}
      dato={
        ultimo && (
          <>
            <p>Al {formatDate(ultimo.fechaCorte)}</p>
            <Cifra>{formatPercent(ultimo.cap)}</Cifra>
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
            <Nota>El coeficiente al {formatDate(ultimo.fechaCorte)} está debajo del mínimo legal.</Nota>
          )}
          <Llano texto={ultimo.descripcion} />
          <Seccion titulo={gestion ? `Mes por mes en ${gestion}` : 'Mes por mes'}>
            <Filtros
              lista={porGestion}
              elecciones={{
                gestion: { etiqueta: 'Gestión', todas: `Últimos ${MESES} meses`, opciones: anios },
              }}
              total={meses.length}
              unidad={['mes', 'meses']}
            />
            <Grafico
              titulo="CAP, mes a mes"
              unidad="en porcentaje"
              forma="linea"
              puntos={puntos}
              enEscala={(valor) => `${formatNumber(valor.toFixed(2), 2)} %`}
              referencia={{ etiqueta: 'Mínimo legal', valor: Number(ultimo.minimoLegal) }}
            />
            <Tabla
              leyenda="Coeficiente de adecuación patrimonial por mes"
              filas={meses}
              clave={({ id }) => id}
              ancla={({ slug }) => slug}
              columnas={[
                { titulo: 'Al', principal: true, celda: ({ fechaCorte }) => formatDate(fechaCorte) },
                {
                  titulo: 'Capital regulatorio',
                  numerica: true,
                  celda: ({ capitalRegulatorio }) => formatMoney(capitalRegulatorio),
                },
                {
                  titulo: 'Activos ponderados',
                  numerica: true,
                  celda: ({ activosPonderados }) => formatMoney(activosPonderados),
                },
                {
                  titulo: 'CAP',
                  numerica: true,
                  fuerte: true,
                  celda: ({ cap, bajoMinimo }) => `${formatPercent(cap)}${bajoMinimo ? ' (bajo el mínimo)' : ''}`,
                },
                {
                  titulo: 'Documento',
                  numerica: true,
                  celda: ({ pdf, fechaCorte }) =>
                    pdf ? <EnlaceDocumento archivo={pdf} de={`CAP al ${formatDate(fechaCorte)}`} /> : SIN_DATO,
                },
              ]}
            />
          </Seccion>
          {ultimo.detallePonderacion.length > 0 && (
            <Seccion titulo={`Cómo se ponderan los activos al ${formatDate(ultimo.fechaCorte)}`}>
              <Tabla
                leyenda="Activos por coeficiente de ponderación"
                filas={ultimo.detallePonderacion}
                clave={({ coeficiente }) => String(coeficiente)}
                columnas={[
                  { titulo: 'Ponderación', principal: true, celda: ({ coeficiente }) => `${coeficiente} %` },
                  { titulo: 'Activo', numerica: true, celda: ({ activo }) => formatMoney(activo) },
                  {
                    titulo: 'Ponderado',
                    numerica: true,
                    fuerte: true,
                    celda: ({ ponderado }) => formatMoney(ponderado),
                  },
                ]}
              />
            </Seccion>
          )}
        </>
      ) : (
        <Vacio titulo="Todavía no hay datos publicados">
          <p>Los publicamos cada mes, después de su envío al regulador.</p>
        </Vacio>
      )}
    </Pagina>
  );
}
