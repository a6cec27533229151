import { formatDate, formatMoney, formatPercent, todayInLaPaz } from '@coop/domain/format';
import { ahorroPublics } from '@coop/domain/sections/cajaAhorro/labels';
import { rcIvaOf } from '@coop/domain/sections/parametros/rcIvaOf';
import { ratesOn } from '@coop/domain/simulations';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { Blocks } from '../../blocks/Blocks';
import { bestOf, bestTasa, saldoOf } from '../../products/ahorro';
import { NextStep } from '../../products/offers';
import { lectorDe } from '../../reading/leer';
import { readPagina } from '../../reading/readPagina';
import { type Caja, readCajas, readParametros, simulableCajas } from '../../reading/simulables';
import { NoSimulator } from '../../simulators/NoResult';
import { ahorroNames } from '../../simulators/names';
import { useSimulatorProps } from '../../simulators/SimulatorProps';
import { inputFromUrl } from '../../simulators/simulatorInput';
import { ButtonLink } from '../../ui/elements/Button';
import { Empty } from '../../ui/elements/Empty';
import { NO_DATA, Table } from '../../ui/elements/Table';
import { Jumps } from '../../ui/page/Jumps';
import type { JsonLd } from '../../ui/page/Metadata';
import { Page } from '../../ui/page/Page';
import { Section } from '../../ui/page/Section';
import { BecomeMember, Costs } from '../tarifario/Costs';
import { readCosts } from '../tarifario/readCosts';
import { Island as AhorroSimulator } from './AhorroSimulatorIsland';
import { CajaPanel } from './CajaPanel';
import css from './ListPage.module.css';
import { minimumOpening } from './minimumOpening';

const comisiones = { groups: ['comisiones'], words: ['ahorro', 'extracto', 'cuenta', 'saldo'] } as const;

export const loader = async ({ context, request }: LoaderFunctionArgs) => {
  const leer = lectorDe(context);
  const today = todayInLaPaz();
  const [cajas, page, costos, parametros] = await Promise.all([
    readCajas(leer),
    readPagina(leer, '/productos/caja-ahorro'),
    readCosts(leer, comisiones, request.signal),
    readParametros(leer),
  ]);
  return {
    // Only current rates: past and future ones would confuse.
    cajas: cajas.map((caja) => ({ ...caja, tasas: ratesOn(caja.tasas, today) })),
    resumen: page?.resumen ?? 'Su dinero disponible cuando lo necesite, y creciendo cada mes.',
    bloques: page?.bloques ?? [],
    costos,
    rcIva: parametros ? rcIvaOf(parametros) : null,
    hoy: today,
    simulacion: inputFromUrl(request, ahorroNames),
  };
};

export function Component() {
  const { cajas, resumen, bloques, costos, rcIva, hoy, simulacion } = useLoaderData<typeof loader>();
  const place = useSimulatorProps();
  const opening = minimumOpening(cajas);
  const best = bestTasa(
    cajas.flatMap(({ tasas }) => tasas.filter(({ moneda }) => moneda === 'BOB')),
    'mayor',
  );
  return (
    <Page
      ownText
      title="Caja de Ahorro"
      summary={resumen}
      topic="ahorro"
      jsonLd={(absolute) => [cajaJsonLd(cajas, absolute)]}
      figures={[
        ...(opening ? [[formatMoney(opening, 'BOB', 0), 'para abrirla'] as const] : []),
        ...(best ? [[formatPercent(best), 'anual en Bs, hasta'] as const] : []),
      ]}
      action={
        <>
          <ButtonLink href="/contactanos/agencias" tone="oro">
            Abrirla en mi agencia
          </ButtonLink>
          <span>Tasas vigentes al {formatDate(hoy)}</span>
        </>
      }
    >
      {cajas.length > 0 ? (
        <>
          <Jumps
            targets={[
              { anchor: 'comparar', text: 'Comparar' },
              { anchor: 'simulador', text: 'Simular' },
              { anchor: 'costos', text: 'Costos' },
              { anchor: 'ser-socio', text: 'Ser socio' },
            ]}
          />
          <Section title="Compare nuestras cajas" anchor="comparar">
            <CompareCajas cajas={cajas} />
          </Section>
          {rcIva ? (
            <AhorroSimulator cajas={simulableCajas(cajas)} input={simulacion} today={hoy} {...{ rcIva }} {...place} />
          ) : (
            <NoSimulator />
          )}
          <div className={css.paneles}>
            {cajas.map((caja) => (
              <CajaPanel key={caja.id} caja={caja} />
            ))}
          </div>
        </>
      ) : (
        <Empty title="Estamos actualizando nuestras cajas de ahorro">
          <p>Consúltenos y le diremos cuál le conviene.</p>
        </Empty>
      )}
      <Blocks blocks={bloques} />
      <Costs costos={costos} />
      <BecomeMember />
      <NextStep
        title="Ábrala en su agencia"
        text="Venga con su cédula y una factura de luz o de agua de su domicilio a la agencia que le quede más cerca."
        button="Buscar mi agencia"
        href="/contactanos/agencias"
      />
    </Page>
  );
}

/** Returns the schema.org data of the savings accounts, with their current rates. */
const cajaJsonLd = (cajas: readonly Caja[], absolute: (path: string) => string): JsonLd => ({
  '@type': 'OfferCatalog',
  name: 'Cajas de ahorro',
  url: absolute('/productos/caja-ahorro'),
  itemListElement: cajas.map((c) => ({
    '@type': 'DepositAccount',
    name: c.nombre,
    url: absolute(`/productos/caja-ahorro#${c.slug}`),
    ...(c.resumen && { description: c.resumen }),
    interestRate: c.tasas.map(({ tasaAnual, moneda }) => ({
      '@type': 'QuantitativeValue',
      value: Number(tasaAnual),
      unitText: `porcentaje anual en ${moneda}`,
    })),
    feesAndCommissionsSpecification: absolute('/institucional/tarifario'),
    provider: { '@id': absolute('/#entidad') },
  })),
});

const CompareCajas = ({ cajas }: { cajas: readonly Caja[] }) => (
  <Table
    compact
    legend="Cajas de ahorro, una por fila"
    rows={cajas}
    id={({ slug }) => slug}
    columns={[
      { title: 'Cuenta', main: true, cell: ({ slug, nombre }) => <a href={`#${slug}`}>{nombre}</a> },
      { title: 'Para quién', wide: true, cell: ({ publico }) => ahorroPublics[publico] },
      { title: 'Bolivianos', strong: true, cell: (c) => tasaOf(c, 'BOB') },
      { title: 'Dólares', strong: true, wide: true, cell: (c) => tasaOf(c, 'USD') },
      { title: 'Se abre con', numeric: true, cell: (c) => formatMoney(c.montoAperturaBob, 'BOB', 0) },
      { title: 'Retiros', wide: true, cell: ({ limiteRetirosMes }) => withdrawalsOf(limiteRetirosMes) },
    ]}
  />
);

/** Formats the best rate together with its minimum balance: few people qualify for the best one. */
function tasaOf({ tasas }: Caja, moneda: 'BOB' | 'USD'): string {
  const best = bestOf(tasas, moneda);
  return best ? `${formatPercent(best.tasaAnual)} ${saldoOf(best)}`.trim() : NO_DATA;
}

const withdrawalsOf = (byMonth: number | null) => {
  if (byMonth === null) return 'Sin límite';
  return byMonth === 0 ? 'Al final' : `${byMonth} por mes`;
};
