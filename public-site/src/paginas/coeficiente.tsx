import { formatDate, formatMoney, formatPercent, formatShortDate } from '@coop/domain/format';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { EnlaceDocumento } from '../componentes/EnlaceDocumento';
import { GraficoDeLinea } from '../componentes/GraficoDeLinea';
import { Llano } from '../componentes/Llano';
import { Pagina } from '../componentes/Pagina';
import { Seccion } from '../componentes/Seccion';
import { SIN_DATO, Tabla } from '../componentes/Tabla';
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
                {
                  titulo: 'Documento',
                  numerica: true,
                  celda: ({ pdf, fechaCorte }) =>
                    pdf ? <EnlaceDocumento archivo={pdf} de={`CAP al ${formatDate(fechaCorte)}`} /> : SIN_DATO,
                },
              ]}
            />
          </Seccion>
        </>
      ) : (
        <Vacio titulo="Todavía no hay datos publicados">
          <p>Los publicamos cada mes, después de su envío al regulador.</p>
        </Vacio>
      )}
    </Pagina>
  );
}
