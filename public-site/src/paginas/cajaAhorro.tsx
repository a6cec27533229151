import { formatDate, formatMoney, todayInLaPaz } from '@coop/domain/format';
import { ratesOn } from '@coop/domain/simulations';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { Bloques } from '../bloques/Bloques';
import { Pagina } from '../componentes/Pagina';
import { Saltos } from '../componentes/Saltos';
import { Seccion } from '../componentes/Seccion';
import { Vacio } from '../componentes/Vacio';
import { lectorDe } from '../leer';
import { leerCajas } from '../leerCajas';
import { leerPagina } from '../leerPagina';
import { ahorroComoCosa } from '../productos/ahorroComoCosa';
import { aperturaMinima } from '../productos/aperturaMinima';
import { CompararCajas } from '../productos/CompararCajas';
import { Costos } from '../productos/Costos';
import { leerCostos } from '../productos/leerCostos';
import { PanelDeCaja } from '../productos/PanelDeCaja';
import { certificados, SerSocio } from '../productos/SerSocio';
import { SiguientePaso } from '../productos/SiguientePaso';
import { nombresDeAhorro } from '../simulador/nombres';
import { pedidoEn } from '../simulador/pedido';
import { SimuladorDeAhorro } from '../simulador/SimuladorDeAhorro';

const comisiones = { grupos: ['comisiones'], palabras: ['ahorro', 'extracto', 'cuenta', 'saldo'] } as const;

export const loader = async ({ context, request }: LoaderFunctionArgs) => {
  const leer = lectorDe(context);
  const hoy = todayInLaPaz();
  const [cajas, pagina, costos, aportes] = await Promise.all([
    leerCajas(leer),
    leerPagina(leer, '/productos/caja-ahorro'),
    leerCostos(leer, comisiones, request.signal),
    leerCostos(leer, certificados, request.signal),
  ]);
  return {
    // Of the rates, those that hold today: what was paid before and what is to come would only confuse.
    cajas: cajas.map((caja) => ({ ...caja, tasas: ratesOn(caja.tasas, hoy) })),
    resumen: pagina?.resumen ?? 'Su dinero disponible cuando lo necesite, y creciendo cada mes.',
    bloques: pagina?.bloques ?? [],
    costos,
    aportes,
    hoy,
    simulacion: pedidoEn(request, nombresDeAhorro),
  };
};

/** Savings accounts: side by side, then one by one. */
export function Component() {
  const { cajas, resumen, bloques, costos, aportes, hoy, simulacion } = useLoaderData<typeof loader>();
  const apertura = aperturaMinima(cajas);
  return (
    <Pagina
      titulo="Caja de Ahorro"
      resumen={resumen}
      tema="ahorro"
      cosas={(absoluta) => [ahorroComoCosa(cajas, absoluta)]}
      dato={
        apertura && (
          <>
            <p>
              <strong>Ábrala desde {formatMoney(apertura, 'BOB', 0)}</strong>
            </p>
            <p>Tasas vigentes al {formatDate(hoy)}</p>
          </>
        )
      }
    >
      {cajas.length > 0 ? (
        <>
          <Saltos
            destinos={[
              { ancla: 'comparar', texto: 'Comparar' },
              { ancla: 'simulador', texto: 'Simular' },
              { ancla: 'costos', texto: 'Costos' },
              { ancla: 'ser-socio', texto: 'Ser socio' },
            ]}
          />
          <Seccion titulo="Compare nuestras cajas" ancla="comparar">
            <CompararCajas cajas={cajas} />
          </Seccion>
          <SimuladorDeAhorro cajas={cajas} pedido={simulacion} hoy={hoy} />
          {cajas.map((caja) => (
            <PanelDeCaja key={caja.id} caja={caja} />
          ))}
        </>
      ) : (
        <Vacio titulo="Estamos actualizando nuestras cajas de ahorro">
          <p>Consúltenos y le diremos cuál le conviene.</p>
        </Vacio>
      )}
      <Bloques bloques={bloques} />
      <Costos costos={costos} />
      <SerSocio costos={aportes} />
      <SiguientePaso
        titulo="Ábrala en su agencia"
        texto="Venga con su cédula y una factura de luz o de agua de su domicilio a la agencia que le quede más cerca."
        boton="Buscar mi agencia"
        href="/contactanos/agencias"
      />
    </Pagina>
  );
}
