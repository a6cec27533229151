import { formatMoney, formatPercent, todayInLaPaz } from '@coop/domain/format';
import { trailOf } from '@coop/domain/navigation';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { Bloques } from '../bloques/Bloques';
import { BotonEnlace } from '../componentes/Boton';
import { Ficha } from '../componentes/Ficha';
import { ListaSimple } from '../componentes/ListaSimple';
import { Pagina } from '../componentes/Pagina';
import { Panel } from '../componentes/Panel';
import { TextoRico } from '../componentes/TextoRico';
import { Vacio } from '../componentes/Vacio';
import { lectorDe } from '../leer';
import { leerCreditos } from '../leerCreditos';
import { leerPagina } from '../leerPagina';
import { enSuPagina } from '../simulador/enSuPagina';
import { nombresDeComparacion } from '../simulador/nombres';
import { pedidoEn } from '../simulador/pedido';
import { SimuladorDeCredito } from '../simulador/SimuladorDeCredito';

const resumenes = {
  creditos:
    'Para su vivienda, sus estudios o lo que su familia necesita, con cuotas que usted conoce desde el primer día.',
  prestamos: 'Para su negocio, su taller o su parcela: capital para trabajar e invertir.',
} as const;

export const loader = async ({ context, request }: LoaderFunctionArgs) => {
  const { pathname } = new URL(request.url);
  const cual = pathname.endsWith('/prestamos') ? 'prestamos' : 'creditos';
  const leer = lectorDe(context);
  const [todos, pagina] = await Promise.all([leerCreditos(leer), leerPagina(leer, pathname)]);
  const simulacion = pedidoEn(request, nombresDeComparacion);
  const creditos = enSuPagina(todos, cual, request);
  const titulo = pagina?.titulo ?? trailOf(pathname).at(-1)?.label ?? '';
  return {
    titulo,
    resumen: pagina?.resumen ?? resumenes[cual],
    creditos,
    bloques: pagina?.bloques ?? [],
    hoy: todayInLaPaz(),
    simulacion,
  };
};

/** Loans of one kind, with their simulator. */
export function Component() {
  const { titulo, resumen, creditos, bloques, hoy, simulacion } = useLoaderData<typeof loader>();
  return (
    <Pagina titulo={titulo} resumen={resumen} tema="creditos">
      {creditos.length > 0 ? (
        <SimuladorDeCredito creditos={creditos} pedido={simulacion} hoy={hoy} />
      ) : (
        <Vacio titulo="Estamos actualizando nuestros créditos">
          <p>Consúltenos y le diremos qué podemos ofrecerle hoy.</p>
        </Vacio>
      )}
      {creditos.map((c) => (
        <Panel key={c.id} titulo={c.nombre} ancla={c.slug} nota={c.resumen}>
          <Ficha
            datos={[
              ['Tasa anual', formatPercent(c.tasaAnual)],
              [
                'Monto',
                c.montoMinBob &&
                  c.montoMaxBob &&
                  `${formatMoney(c.montoMinBob, 'BOB', 0)} a ${formatMoney(c.montoMaxBob, 'BOB', 0)}`,
              ],
              [
                'En dólares',
                c.montoMinUsd &&
                  c.montoMaxUsd &&
                  `${formatMoney(c.montoMinUsd, 'USD', 0)} a ${formatMoney(c.montoMaxUsd, 'USD', 0)}`,
              ],
              ['Plazo', `${c.plazoMin} a ${c.plazoMax} meses`],
              [
                'Seguro de desgravamen',
                c.seguroDesgravamenMensual && `${formatPercent(c.seguroDesgravamenMensual, 3)} mensual sobre el saldo`,
              ],
            ]}
          />
          <TextoRico html={c.descripcion} />
          <ListaSimple titulo="Características" elementos={c.caracteristicas} />
          <ListaSimple titulo="Garantías" elementos={c.garantias} />
          <ListaSimple titulo="Requisitos" elementos={c.requisitos} />
          <div>
            <BotonEnlace to={`/contactanos/solicitud-credito?producto=${c.id}`}>Solicitar este crédito</BotonEnlace>
          </div>
        </Panel>
      ))}
      <Bloques bloques={bloques} />
    </Pagina>
  );
}
