import { formatDate, formatMoney, formatPercent, formatShortDate } from '@coop/domain/format';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { GraficoDeLinea } from '../componentes/GraficoDeLinea';
import { ListaDocumentos } from '../componentes/ListaDocumentos';
import { Llano } from '../componentes/Llano';
import { Pagina } from '../componentes/Pagina';
import { Seccion } from '../componentes/Seccion';
import { Tabla } from '../componentes/Tabla';
import { Vacio } from '../componentes/Vacio';
import { lectorDe } from '../leer';

const MESES = 24;

export const loader = async ({ context, request }: LoaderFunctionArgs) => {
  const { rows } = await lectorDe(context).lista(
    'institucional/coeficiente-adecuacion-patrimonial',
    { range: [0, MESES - 1], sort: ['fechaCorte', 'DESC'] },
    request.signal,
  );
  return rows.map(
    ({ id, slug, fechaCorte, cap, minimoLegal, capitalRegulatorio, activosPonderados, descripcion, pdf }) => ({
      id,
      slug,
      fechaCorte,
      cap,
      minimoLegal,
      capitalRegulatorio,
      activosPonderados,
      descripcion,
      pdf,
    }),
  );
};

/** How much capital there is for the risk that is taken, month by month. */
export function Component() {
  const meses = useLoaderData<typeof loader>();
  const [ultimo] = meses;
  const documentos = meses.flatMap(({ pdf, fechaCorte }) =>
    pdf ? { titulo: `CAP al ${formatDate(fechaCorte)}`, archivo: pdf, fecha: pdf.creadoEn } : [],
  );
  return (
    <Pagina
      titulo="Coeficiente de Adecuación Patrimonial"
      resumen="Cuánto patrimonio respalda los riesgos de la cooperativa. La ley pide un mínimo; mientras más alto, más respaldo para su ahorro."
      dato={
        ultimo && (
          <>
            <p>Al {formatDate(ultimo.fechaCorte)}</p>
            <p>
              <strong>{formatPercent(ultimo.cap)}</strong>
            </p>
            <p>Mínimo legal: {formatPercent(ultimo.minimoLegal)}</p>
          </>
        )
      }
    >
      {ultimo ? (
        <>
          <GraficoDeLinea
            titulo="CAP de los últimos meses"
            puntos={meses
              .toReversed()
              .map(({ fechaCorte, cap }) => ({ etiqueta: formatShortDate(fechaCorte), valor: Number(cap) }))}
            referencia={{ etiqueta: 'Mínimo legal', valor: Number(ultimo.minimoLegal) }}
          />
          <Llano texto={ultimo.descripcion} />
          <Seccion titulo="Mes por mes">
            <Tabla
              leyenda="Coeficiente de adecuación patrimonial por mes"
              filas={meses}
              clave={({ id }) => id}
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
                { titulo: 'CAP', numerica: true, fuerte: true, celda: ({ cap }) => formatPercent(cap) },
              ]}
            />
          </Seccion>
          {documentos.length > 0 && (
            <Seccion titulo="Documentos">
              <ListaDocumentos documentos={documentos} />
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
