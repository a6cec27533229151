import { formatDate, formatPercent, todayInLaPaz } from '@coop/domain/format';
import { paymentDays } from '@coop/domain/simulations';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { Bloques } from '../bloques/Bloques';
import { ListaDocumentos } from '../componentes/ListaDocumentos';
import { ListaSimple } from '../componentes/ListaSimple';
import { Llano } from '../componentes/Llano';
import { Pagina } from '../componentes/Pagina';
import { Saltos } from '../componentes/Saltos';
import { Seccion } from '../componentes/Seccion';
import { Vacio } from '../componentes/Vacio';
import { mejorTasa } from '../inicio/mejorTasa';
import { lectorDe } from '../leer';
import { leerDepositos } from '../leerDepositos';
import { leerPagina } from '../leerPagina';
import { conDesde } from '../productos/ahorro';
import { Costos } from '../productos/Costos';
import { depositoComoCosa } from '../productos/depositoComoCosa';
import css from '../productos/Listas.module.css';
import { leerCostos } from '../productos/leerCostos';
import { SiguientePaso } from '../productos/SiguientePaso';
import { TasasPorPlazo } from '../productos/TasasPorPlazo';
import { nombresDeDeposito, PLAN } from '../simulador/nombres';
import { pedidoEn } from '../simulador/pedido';
import { SimuladorDeDeposito } from '../simulador/SimuladorDeDeposito';

const comisiones = { grupos: ['comisiones'], palabras: ['dpf', 'plazo fijo', 'certificado de deposito'] } as const;

export const loader = async ({ context, request }: LoaderFunctionArgs) => {
  const leer = lectorDe(context);
  const hoy = todayInLaPaz();
  const [tabla, pagina, costos, feriados] = await Promise.all([
    leerDepositos(leer),
    leerPagina(leer, '/productos/depositos-plazo-fijo'),
    leerCostos(leer, comisiones, request.signal),
    leer.feriados(paymentDays(hoy)),
  ]);
  return {
    tabla: tabla ?? null,
    bloques: pagina?.bloques ?? [],
    costos,
    hoy,
    simulacion: pedidoEn(request, [...nombresDeDeposito, PLAN]),
    feriados,
  };
};

/** Term deposits: what they earn, and how to open one. */
export function Component() {
  const { tabla, bloques, costos, hoy, simulacion, feriados } = useLoaderData<typeof loader>();
  const enBolivianos = tabla?.filas.filter(({ moneda }) => moneda === 'BOB') ?? [];
  const mejor = mejorTasa(enBolivianos, 'mayor');
  const minimo = tabla && conDesde(tabla.montoMinimoBob, tabla.montoMinimoUsd);
  return (
    <Pagina
      titulo="Depósitos a Plazo Fijo"
      resumen={tabla?.resumen ?? 'Elija el plazo y conozca desde el primer día cuánto ganará.'}
      tema="dpf"
      cosas={(absoluta) => (tabla ? [depositoComoCosa(tabla, absoluta)] : [])}
      dato={
        tabla && (
          <>
            {mejor && (
              <p>
                <strong>Hasta {formatPercent(mejor)} anual en bolivianos</strong>
              </p>
            )}
            {minimo && <p>Desde {minimo}</p>}
            <p>
              Tasas vigentes {tabla.vigenteDesde && `desde el ${formatDate(tabla.vigenteDesde)}`}
              {tabla.vigenteHasta && ` hasta el ${formatDate(tabla.vigenteHasta)}`}
            </p>
          </>
        )
      }
    >
      {tabla ? (
        <>
          <Saltos
            destinos={[
              { ancla: 'simulador', texto: 'Simular' },
              { ancla: 'tasas', texto: 'Tasas por plazo' },
              { ancla: 'condiciones', texto: 'Condiciones y requisitos' },
              { ancla: 'costos', texto: 'Costos' },
            ]}
          />
          <SimuladorDeDeposito tabla={tabla} pedido={simulacion} {...{ hoy, feriados }} />
          <Seccion titulo="Tasas por plazo" ancla="tasas">
            <TasasPorPlazo tabla={tabla} />
            <Llano texto={tabla.nota} />
          </Seccion>
          <Seccion titulo="Condiciones y requisitos" ancla="condiciones">
            <div className={css.listas}>
              <ListaSimple titulo="Características" elementos={tabla.caracteristicas} />
              <ListaSimple titulo="Beneficios" elementos={tabla.beneficios} />
              <ListaSimple titulo="Requisitos" elementos={tabla.requisitos} />
            </div>
            <div className={css.listas}>
              {tabla.renovacionTexto && (
                <div>
                  <h3>Cuando llega el vencimiento</h3>
                  <Llano texto={tabla.renovacionTexto} />
                </div>
              )}
              {tabla.redencionAnticipada && (
                <div>
                  <h3>Si necesita su dinero antes</h3>
                  <Llano texto={tabla.redencionAnticipada} />
                </div>
              )}
            </div>
          </Seccion>
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
      <Bloques bloques={bloques} />
      <Costos costos={costos} />
      <SiguientePaso
        titulo="Ábralo en cualquier agencia"
        texto="Venga con su cédula y el dinero, o páguelo desde su caja de ahorro. Se lleva su certificado en el momento."
        boton="Buscar mi agencia"
        href="/contactanos/agencias"
      />
    </Pagina>
  );
}
