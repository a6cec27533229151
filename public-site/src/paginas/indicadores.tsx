import { formatDate } from '@coop/domain/format';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { Bloques } from '../bloques/Bloques';
import { Enlace } from '../componentes/Enlace';
import { Nota } from '../componentes/Nota';
import { Pagina } from '../componentes/Pagina';
import { Seccion } from '../componentes/Seccion';
import { Vacio } from '../componentes/Vacio';
import { gestiones } from '../gestiones';
import { gestionPedida } from '../gestionPedida';
import { Estados } from '../indicadores/Estados';
import { indicadores } from '../indicadores/indicadores';
import { leerIndicadores, MESES } from '../indicadores/leerIndicadores';
import { TarjetaIndicador } from '../indicadores/TarjetaIndicador';
import css from '../indicadores/TarjetaIndicador.module.css';
import { Cotizaciones } from '../inicio/Cotizaciones';
import { lectorDe } from '../leer';
import { leerPagina } from '../leerPagina';
import { Filtros } from '../listas/Filtros';
import { porGestion } from '../listas/listas';
import { Conversor } from '../simulador/Conversor';
import { nombresDeCambio } from '../simulador/nombres';
import { pedidoEn } from '../simulador/pedido';

/** Statements come out some weeks after their month; later than this, something is being waited for. */
const DIAS_AL_DIA = 75;
const DIA_MS = 86_400_000;
const gestionDe = ({ fechaCorte }: { fechaCorte: string }) => fechaCorte.slice(0, 4);

export const loader = async ({ context, request }: LoaderFunctionArgs) => {
  const leer = lectorDe(context);
  const [{ estados, meses }, cotizacion, pagina] = await Promise.all([
    leerIndicadores(leer, request.signal),
    leer.cotizacion(),
    leerPagina(leer, '/institucional/indicadores-financieros'),
  ]);
  const gestion = gestionPedida(request);
  const [ultimo] = meses;
  const documentada = gestion ?? (estados[0] && gestionDe(estados[0]));
  return {
    anios: gestiones(meses.map((mes) => ({ gestion: Number(gestionDe(mes)) }))),
    gestion: gestion ?? null,
    meses: gestion ? meses.filter((mes) => gestionDe(mes) === gestion) : meses.slice(0, MESES),
    estados: estados.filter((estado) => gestionDe(estado) === documentada),
    ultimo: ultimo?.fechaCorte ?? null,
    atrasado: ultimo !== undefined && Date.now() - Date.parse(ultimo.fechaCorte) > DIAS_AL_DIA * DIA_MS,
    cotizacion: cotizacion ?? null,
    cambio: pedidoEn(request, nombresDeCambio),
    bloques: pagina?.bloques ?? [],
  };
};

/** The state of the cooperative month by month, with its papers, and the rates of the day. */
export function Component() {
  const { anios, gestion, meses, estados, ultimo, atrasado, cotizacion, cambio, bloques } =
    useLoaderData<typeof loader>();
  return (
    <Pagina
      titulo="Indicadores Financieros"
      resumen="Cuánto tenemos, cuánto prestamos y cómo nos pagan: las cifras de la cooperativa, mes a mes, y sus estados financieros."
      cosas={(absoluta) => [
        {
          '@type': 'Dataset',
          name: 'Indicadores financieros',
          description: 'Cartera, depósitos, mora, cobertura, coeficiente de adecuación patrimonial y socios, por mes.',
          variableMeasured: indicadores.map(({ titulo }) => titulo),
          temporalCoverage: `${meses.at(-1)?.fechaCorte ?? ''}/${meses[0]?.fechaCorte ?? ''}`,
          distribution: estados.flatMap(({ documentos }) =>
            documentos.map(({ archivo }) => ({
              '@type': 'DataDownload',
              encodingFormat: archivo.mime,
              contentUrl: absoluta(archivo.url),
            })),
          ),
        },
      ]}
      dato={
        ultimo && (
          <>
            <p>
              <strong>Cifras al {formatDate(ultimo)}</strong>
            </p>
            <p>
              <a href="#estados">Ver los estados financieros</a>
            </p>
          </>
        )
      }
    >
      {cotizacion && (
        <Seccion titulo="Cotizaciones de hoy">
          {cotizacion.desactualizado && (
            <Nota>
              El Banco Central no publicó una cotización más reciente, o no pudimos leerla. Consulte en la agencia antes
              de una operación en dólares.
            </Nota>
          )}
          <Cotizaciones cotizacion={cotizacion} />
          <Conversor cotizacion={cotizacion} pedido={cambio} />
        </Seccion>
      )}
      <Seccion titulo={gestion ? `La cooperativa en ${gestion}` : 'La cooperativa en cifras'}>
        {atrasado && !gestion && (
          <Nota>
            Las cifras más recientes son al {formatDate(ultimo ?? '')}. Publicaremos las siguientes en cuanto las
            remitamos al regulador.
          </Nota>
        )}
        <Filtros
          lista={porGestion}
          elecciones={{ gestion: { etiqueta: 'Gestión', todas: `Últimos ${MESES} meses`, opciones: anios } }}
          total={meses.length}
          unidad={['mes', 'meses']}
        />
        {meses.length > 0 ? (
          <div className={css.rejilla}>
            {indicadores.map((indicador) => (
              <TarjetaIndicador key={indicador.clave} indicador={indicador} meses={meses} />
            ))}
          </div>
        ) : (
          <Vacio titulo="Todavía no hay cifras de esa gestión">
            <p>Elija otra gestión. Publicamos los estados después de su envío al regulador.</p>
          </Vacio>
        )}
        <p>
          El respaldo del capital se explica en{' '}
          <Enlace href="/institucional/coeficiente-adecuacion-patrimonial">
            Coeficiente de Adecuación Patrimonial
          </Enlace>
          .
        </p>
      </Seccion>
      {estados.length > 0 && (
        <Seccion titulo={`Estados financieros de ${gestionDe(estados[0] ?? { fechaCorte: '' })}`} ancla="estados">
          <Estados estados={estados} />
        </Seccion>
      )}
      <Bloques bloques={bloques} />
    </Pagina>
  );
}
