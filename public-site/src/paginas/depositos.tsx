import { formatDate, formatMoney, formatPercent, todayInLaPaz } from '@coop/domain/format';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { Bloques } from '../bloques/Bloques';
import { ListaDocumentos } from '../componentes/ListaDocumentos';
import { ListaSimple } from '../componentes/ListaSimple';
import { Llano } from '../componentes/Llano';
import { Pagina } from '../componentes/Pagina';
import { Seccion } from '../componentes/Seccion';
import { Tabla } from '../componentes/Tabla';
import { Vacio } from '../componentes/Vacio';
import { filasPorPlazo } from '../filasPorPlazo';
import { lectorDe } from '../leer';
import { leerDepositos } from '../leerDepositos';
import { leerPagina } from '../leerPagina';
import { nombresDeDeposito, PLAN } from '../simulador/nombres';
import { pedidoEn } from '../simulador/pedido';
import { SimuladorDeDeposito } from '../simulador/SimuladorDeDeposito';

/** As far as anybody knows them: longer deposits fall on a day that no calendar has yet. */
const DIAS_CON_FERIADOS = 800;

export const loader = async ({ context, request }: LoaderFunctionArgs) => {
  const leer = lectorDe(context);
  const [tabla, pagina, feriados] = await Promise.all([
    leerDepositos(leer),
    leerPagina(leer, '/productos/depositos-plazo-fijo'),
    leer.feriados(DIAS_CON_FERIADOS),
  ]);
  return {
    tabla: tabla ?? null,
    bloques: pagina?.bloques ?? [],
    hoy: todayInLaPaz(),
    simulacion: pedidoEn(request, [...nombresDeDeposito, PLAN]),
    feriados,
  };
};

/** Term deposits: what they earn, and how to open one. */
export function Component() {
  const { tabla, bloques, hoy, simulacion, feriados } = useLoaderData<typeof loader>();
  return (
    <Pagina
      titulo="Depósitos a Plazo Fijo"
      resumen={tabla?.resumen ?? 'Elija el plazo y conozca desde el primer día cuánto ganará.'}
      tema="dpf"
      dato={
        tabla?.vigenteDesde && (
          <>
            <p>
              <strong>Tasas vigentes desde el {formatDate(tabla.vigenteDesde)}</strong>
            </p>
            {tabla.montoMinimoBob && <p>Desde {formatMoney(tabla.montoMinimoBob, 'BOB', 0)}</p>}
          </>
        )
      }
    >
      {tabla ? (
        <>
          <SimuladorDeDeposito tabla={tabla} pedido={simulacion} {...{ hoy, feriados }} />
          <Seccion titulo="Tasas por plazo">
            <Tabla
              leyenda="Tasas anuales por plazo y moneda"
              filas={filasPorPlazo(tabla.filas)}
              clave={({ plazo }) => plazo}
              columnas={[
                { titulo: 'Plazo', principal: true, celda: ({ plazo }) => plazo },
                {
                  titulo: 'Bolivianos',
                  numerica: true,
                  fuerte: true,
                  celda: ({ BOB }) => (BOB ? formatPercent(BOB) : '—'),
                },
                { titulo: 'Dólares', numerica: true, celda: ({ USD }) => (USD ? formatPercent(USD) : '—') },
                { titulo: 'UFV', numerica: true, celda: ({ UFV }) => (UFV ? formatPercent(UFV) : '—') },
              ]}
            />
            <Llano texto={tabla.nota} />
          </Seccion>
          <ListaSimple titulo="Características" elementos={tabla.caracteristicas} />
          <ListaSimple titulo="Beneficios" elementos={tabla.beneficios} />
          <ListaSimple titulo="Requisitos" elementos={tabla.requisitos} />
          {tabla.renovacionTexto && (
            <Seccion titulo="Renovación">
              <Llano texto={tabla.renovacionTexto} />
            </Seccion>
          )}
          {tabla.redencionAnticipada && (
            <Seccion titulo="Si necesita su dinero antes">
              <Llano texto={tabla.redencionAnticipada} />
            </Seccion>
          )}
          <Bloques bloques={bloques} />
          {tabla.documentos.length > 0 && (
            <Seccion titulo="Documentos">
              <ListaDocumentos
                documentos={tabla.documentos.map(({ nombre, archivo }) => ({
                  titulo: nombre,
                  archivo,
                  fecha: archivo.creadoEn,
                }))}
              />
            </Seccion>
          )}
        </>
      ) : (
        <Vacio titulo="Las tasas se están actualizando">
          <p>Consúltenos y le diremos cuánto gana su depósito hoy.</p>
        </Vacio>
      )}
    </Pagina>
  );
}
