import { formatDate, formatMoney, formatPercent, todayInLaPaz } from '@coop/domain/format';
import { trailOf } from '@coop/domain/navigation';
import { type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router-dom';
import { Blocks } from '../../blocks/Blocks';
import { bestTasa } from '../../products/ahorro';
import { NextStep } from '../../products/offers';
import { lectorDe } from '../../reading/leer';
import { readCreditos, simulables } from '../../reading/readCreditos';
import { readPagina } from '../../reading/readPagina';
import { readParametros, type SimulableCredito } from '../../reading/simulables';
import { comparisonNames } from '../../simulators/names';
import { useSimulatorProps } from '../../simulators/SimulatorProps';
import { inputFromUrl } from '../../simulators/simulatorInput';
import { Grid } from '../../ui/cards/Grid';
import { ButtonLink } from '../../ui/elements/Button';
import { Empty } from '../../ui/elements/Empty';
import { Jumps } from '../../ui/page/Jumps';
import { type CoverFigure, Page } from '../../ui/page/Page';
import { Section } from '../../ui/page/Section';
import { BecomeMember, Costs } from '../tarifario/Costs';
import { readCosts } from '../tarifario/readCosts';
import { CreditoCard, creditoInBrief } from './CreditoCard';
import { longest } from './credito';
import { creditoJsonLd } from './creditoJsonLd';
import { Island as CreditoSimulator } from './simulator/CreditoSimulatorIsland';

const summaries = {
  creditos:
    'Para su vivienda, sus estudios o lo que su familia necesita, con cuotas que usted conoce desde el primer día.',
  prestamos: 'Para su negocio, su taller o su parcela: capital para trabajar e invertir.',
} as const;

/** In Spanish, «crédito» and «préstamo» are synonyms: each page links to the other. */
const others = {
  creditos: { pagina: 'prestamos', titulo: 'Préstamos', pregunta: '¿Es para su negocio?' },
  prestamos: { pagina: 'creditos', titulo: 'Créditos', pregunta: '¿Es para su casa o su familia?' },
} as const;

const cargos = { groups: ['seguros', 'comisiones'], words: ['desgravamen', 'credito', 'avaluo'] } as const;

export const loader = async ({ context, request }: LoaderFunctionArgs) => {
  const { pathname } = new URL(request.url);
  const which = pathname.endsWith('/prestamos') ? 'prestamos' : 'creditos';
  const leer = lectorDe(context);
  const [all, page, costos, parametros] = await Promise.all([
    readCreditos(leer),
    readPagina(leer, pathname),
    readCosts(leer, cargos, request.signal),
    readParametros(leer),
  ]);
  const creditos = loansOfPage(all, which, request);
  return {
    titulo: page?.titulo ?? trailOf(pathname).at(-1)?.label ?? '',
    resumen: page?.resumen ?? summaries[which],
    otra: others[which],
    creditos,
    desde: bestTasa(creditos, 'menor'),
    bloques: page?.bloques ?? [],
    costos,
    parte: parametros?.ingresoParaCuotas ?? null,
    hoy: todayInLaPaz(),
    simulacion: inputFromUrl(request, comparisonNames),
  };
};

export function Component() {
  const { titulo, resumen, otra, creditos, desde, bloques, costos, parte, hoy, simulacion } =
    useLoaderData<typeof loader>();
  const place = useSimulatorProps();
  return (
    <Page
      ownText
      title={titulo}
      summary={
        <>
          {resumen} {otra.pregunta} <a href={`/productos/${otra.pagina}`}>Vea {otra.titulo}</a>.
        </>
      }
      description={resumen}
      topic="creditos"
      jsonLd={(absolute) => [
        {
          '@type': 'OfferCatalog',
          name: titulo,
          itemListElement: creditos.map((c) => creditoJsonLd(c, null, absolute)),
        },
      ]}
      figures={desde ? figuresOf(creditos, desde) : []}
      action={
        <>
          <ButtonLink href="#simulador" tone="oro">
            Calcular mi cuota
          </ButtonLink>
          <span>Tasas vigentes al {formatDate(hoy)}</span>
        </>
      }
    >
      {creditos.length > 0 ? (
        <>
          <Jumps
            targets={[
              { anchor: 'comparar', text: 'Comparar' },
              { anchor: 'simulador', text: 'Simular' },
              ...(parte ? [{ anchor: 'capacidad', text: 'Cuánto puedo pedir' }] : []),
              { anchor: 'costos', text: 'Costos' },
              { anchor: 'ser-socio', text: 'Ser socio' },
            ]}
          />
          <Section title="Elija el suyo" anchor="comparar">
            <Grid narrow>
              {creditos.map((c) => (
                <CreditoCard key={c.id} credito={creditoInBrief(c)} />
              ))}
            </Grid>
          </Section>
          <CreditoSimulator creditos={simulables(creditos)} parte={parte} input={simulacion} today={hoy} {...place} />
        </>
      ) : (
        <Empty title="Estamos actualizando nuestros créditos">
          <p>Consúltenos y le diremos qué podemos ofrecerle hoy.</p>
        </Empty>
      )}
      <Blocks blocks={bloques} />
      <Costs costos={costos} title="Además del interés" />
      <BecomeMember />
      <NextStep
        title="¿Listo para pedirlo?"
        text="Llene la solicitud en unos 10 minutos. Un oficial de créditos le llama y le ayuda con los requisitos. No le compromete a nada."
        button="Solicitar un crédito"
        href="/contactanos/solicitud-credito"
      />
    </Page>
  );
}

function figuresOf(creditos: readonly SimulableCredito[], desde: string): CoverFigure[] {
  const monto = Math.max(...creditos.map(({ montoMaxBob }) => Number(montoMaxBob ?? 0)));
  const plazoMax = Math.max(...creditos.map((credito) => credito.plazoMax));
  return [
    [formatPercent(desde), 'anual, desde'],
    ...(monto > 0 ? [[formatMoney(String(monto), 'BOB', 0), 'como máximo'] as const] : []),
    [longest(plazoMax), 'para pagarlo'],
  ];
}

/** Returns the loans of a page. Redirects an address that asks for a loan of the other page, with its query. */
function loansOfPage<T extends SimulableCredito>(
  creditos: readonly T[],
  which: SimulableCredito['pagina'],
  { url }: Request,
): T[] {
  const { search, searchParams } = new URL(url);
  const producto = searchParams.get('producto');
  const input = creditos.find(({ slug, id }) => slug === producto || id === producto);
  if (input && input.pagina !== which) throw redirect(`/productos/${input.pagina}${search}`);
  return creditos.filter(({ pagina }) => pagina === which);
}
