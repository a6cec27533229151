import { formatDate, formatPercent, todayInLaPaz } from '@coop/domain/format';
import { trailOf } from '@coop/domain/navigation';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { Bloques } from '../bloques/Bloques';
import { Pagina } from '../componentes/Pagina';
import { Rejilla } from '../componentes/Rejilla';
import { Saltos } from '../componentes/Saltos';
import { Seccion } from '../componentes/Seccion';
import { Vacio } from '../componentes/Vacio';
import { mejorTasa } from '../inicio/mejorTasa';
import { lectorDe } from '../leer';
import { leerCreditos } from '../leerCreditos';
import { leerPagina } from '../leerPagina';
import { Costos } from '../productos/Costos';
import { creditoComoCosa } from '../productos/creditoComoCosa';
import { leerCostos } from '../productos/leerCostos';
import { certificados, SerSocio } from '../productos/SerSocio';
import { SiguientePaso } from '../productos/SiguientePaso';
import { creditoEnBreve, TarjetaDeCredito } from '../productos/TarjetaDeCredito';
import { enSuPagina } from '../simulador/enSuPagina';
import { nombresDeComparacion } from '../simulador/nombres';
import { pedidoEn } from '../simulador/pedido';
import { SimuladorDeCredito } from '../simulador/SimuladorDeCredito';

const resumenes = {
  creditos:
    'Para su vivienda, sus estudios o lo que su familia necesita, con cuotas que usted conoce desde el primer día.',
  prestamos: 'Para su negocio, su taller o su parcela: capital para trabajar e invertir.',
} as const;

const cargos = { grupos: ['seguros', 'comisiones'], palabras: ['desgravamen', 'credito', 'avaluo'] } as const;

export const loader = async ({ context, request }: LoaderFunctionArgs) => {
  const { pathname } = new URL(request.url);
  const cual = pathname.endsWith('/prestamos') ? 'prestamos' : 'creditos';
  const leer = lectorDe(context);
  const [todos, pagina, costos, aportes] = await Promise.all([
    leerCreditos(leer),
    leerPagina(leer, pathname),
    leerCostos(leer, cargos, request.signal),
    leerCostos(leer, certificados, request.signal),
  ]);
  const creditos = enSuPagina(todos, cual, request);
  return {
    titulo: pagina?.titulo ?? trailOf(pathname).at(-1)?.label ?? '',
    resumen: pagina?.resumen ?? resumenes[cual],
    creditos,
    desde: mejorTasa(creditos, 'menor'),
    bloques: pagina?.bloques ?? [],
    costos,
    aportes,
    hoy: todayInLaPaz(),
    simulacion: pedidoEn(request, nombresDeComparacion),
  };
};

/** Loans of one kind: what tells them apart, their simulator, and how to ask for one. */
export function Component() {
  const { titulo, resumen, creditos, desde, bloques, costos, aportes, hoy, simulacion } =
    useLoaderData<typeof loader>();
  return (
    <Pagina
      titulo={titulo}
      resumen={resumen}
      tema="creditos"
      cosas={(absoluta) => [
        {
          '@type': 'OfferCatalog',
          name: titulo,
          itemListElement: creditos.map((c) => creditoComoCosa(c, null, absoluta)),
        },
      ]}
      dato={
        desde && (
          <>
            <p>
              <strong>Desde {formatPercent(desde)} anual</strong>
            </p>
            <p>Tasas vigentes al {formatDate(hoy)}</p>
          </>
        )
      }
    >
      {creditos.length > 0 ? (
        <>
          <Saltos
            destinos={[
              { ancla: 'comparar', texto: 'Comparar' },
              { ancla: 'simulador', texto: 'Simular' },
              { ancla: 'costos', texto: 'Costos' },
              { ancla: 'ser-socio', texto: 'Ser socio' },
            ]}
          />
          <Seccion titulo="Elija el suyo" ancla="comparar">
            <Rejilla estrecha>
              {creditos.map((c) => (
                <TarjetaDeCredito key={c.id} credito={creditoEnBreve(c)} />
              ))}
            </Rejilla>
          </Seccion>
          <SimuladorDeCredito creditos={creditos} pedido={simulacion} hoy={hoy} />
        </>
      ) : (
        <Vacio titulo="Estamos actualizando nuestros créditos">
          <p>Consúltenos y le diremos qué podemos ofrecerle hoy.</p>
        </Vacio>
      )}
      <Bloques bloques={bloques} />
      <Costos costos={costos} titulo="Además del interés" />
      <SerSocio costos={aportes} />
      <SiguientePaso
        titulo="¿Listo para pedirlo?"
        texto="Llene la solicitud en unos 10 minutos. Un oficial de créditos le llama y le ayuda con los requisitos. No le compromete a nada."
        boton="Solicitar un crédito"
        href="/contactanos/solicitud-credito"
      />
    </Pagina>
  );
}
