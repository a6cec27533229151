import { formatDate, formatMoney, formatNumber, formatPercent, todayInLaPaz } from '@coop/domain/format';
import { paymentDays } from '@coop/domain/simulations';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { Blocks } from '../../blocks/Blocks';
import { bestTasa } from '../../products/ahorro';
import css from '../../products/Lists.module.css';
import { NextStep } from '../../products/offers';
import { lectorDe } from '../../reading/leer';
import { readPagina } from '../../reading/readPagina';
import { type DepositosTable, readDepositos, readParametros, simulableOf } from '../../reading/simulables';
import { NoSimulator } from '../../simulators/NoResult';
import { depositoComparisonNames } from '../../simulators/names';
import { useSimulatorProps } from '../../simulators/SimulatorProps';
import { inputFromUrl } from '../../simulators/simulatorInput';
import { DocumentList } from '../../ui/documents/DocumentList';
import { ButtonLink } from '../../ui/elements/Button';
import { Empty } from '../../ui/elements/Empty';
import { Fold } from '../../ui/elements/Fold';
import { Plain } from '../../ui/elements/Plain';
import { SimpleList } from '../../ui/elements/SimpleList';
import { Jumps } from '../../ui/page/Jumps';
import type { JsonLd } from '../../ui/page/Metadata';
import { Page } from '../../ui/page/Page';
import { Section } from '../../ui/page/Section';
import { Costs } from '../tarifario/Costs';
import { readCosts } from '../tarifario/readCosts';
import { Island as DepositoSimulator } from './simulator/DepositoSimulatorIsland';
import { TasasByPlazo } from './TasasByPlazo';

const comisiones = { groups: ['comisiones'], words: ['dpf', 'plazo fijo', 'certificado de deposito'] } as const;

export const loader = async ({ context, request }: LoaderFunctionArgs) => {
  const leer = lectorDe(context);
  const today = todayInLaPaz();
  const [table, page, costos, feriados, parametros] = await Promise.all([
    readDepositos(leer),
    readPagina(leer, '/productos/depositos-plazo-fijo'),
    readCosts(leer, comisiones, request.signal),
    leer.feriados(paymentDays(today)),
    readParametros(leer),
  ]);
  return {
    tabla: table ?? null,
    simulable: table && parametros ? simulableOf(table, parametros) : null,
    resumen: page?.resumen ?? table?.resumen ?? 'Elija el plazo y conozca desde el primer día cuánto ganará.',
    bloques: page?.bloques ?? [],
    costos,
    hoy: today,
    simulacion: inputFromUrl(request, depositoComparisonNames),
    feriados,
  };
};

export function Component() {
  const { tabla, simulable, resumen, bloques, costos, hoy, simulacion, feriados } = useLoaderData<typeof loader>();
  const place = useSimulatorProps();
  const inBolivianos = tabla?.filas.filter(({ moneda }) => moneda === 'BOB') ?? [];
  const best = bestTasa(inBolivianos, 'mayor');
  const longestPlazo = Math.max(0, ...inBolivianos.map(({ plazoDesdeDias }) => plazoDesdeDias));
  return (
    <Page
      ownText
      title="Depósitos a Plazo Fijo"
      summary={resumen}
      topic="dpf"
      jsonLd={(absolute) => (tabla ? [depositoJsonLd(tabla, absolute)] : [])}
      figures={[
        ...(best ? [[formatPercent(best), 'anual en Bs, hasta'] as const] : []),
        ...(tabla?.montoMinimoBob
          ? [
              [
                formatMoney(tabla.montoMinimoBob, 'BOB', 0),
                `para abrirlo${tabla.montoMinimoUsd ? `, o ${formatMoney(tabla.montoMinimoUsd, 'USD', 0)}` : ''}`,
              ] as const,
            ]
          : []),
        ...(longestPlazo > 0 ? [[`${formatNumber(longestPlazo, 0)} días`, 'el plazo más largo'] as const] : []),
      ]}
      action={
        tabla && (
          <>
            <ButtonLink href="#simulador" tone="oro">
              Calcular cuánto gano
            </ButtonLink>
            <span>
              Tasas vigentes {tabla.vigenteDesde && `desde el ${formatDate(tabla.vigenteDesde)}`}
              {tabla.vigenteHasta && ` hasta el ${formatDate(tabla.vigenteHasta)}`}
            </span>
          </>
        )
      }
    >
      {tabla ? (
        <>
          <Jumps
            targets={[
              { anchor: 'simulador', text: 'Simular' },
              { anchor: 'tasas', text: 'Tasas por plazo' },
              { anchor: 'condiciones', text: 'Condiciones y requisitos' },
              { anchor: 'costos', text: 'Costos' },
            ]}
          />
          {simulable ? (
            <DepositoSimulator table={simulable} input={simulacion} {...{ today: hoy, feriados }} {...place} />
          ) : (
            <NoSimulator />
          )}
          <Section title="Tasas por plazo" anchor="tasas">
            <TasasByPlazo table={tabla} />
            <Plain text={tabla.nota} />
          </Section>
          <Section title="Condiciones y requisitos" anchor="condiciones">
            <Fold title="Características, requisitos y qué pasa al vencer">
              <div className={css.listas}>
                <SimpleList title="Características" elements={tabla.caracteristicas} />
                <SimpleList title="Beneficios" elements={tabla.beneficios} />
                <SimpleList title="Requisitos" elements={tabla.requisitos} />
              </div>
              <div className={css.listas}>
                {tabla.renovacionTexto && (
                  <div>
                    <h3>Cuando llega el vencimiento</h3>
                    <Plain text={tabla.renovacionTexto} />
                  </div>
                )}
                {tabla.redencionAnticipada && (
                  <div>
                    <h3>Si necesita su dinero antes</h3>
                    <Plain text={tabla.redencionAnticipada} />
                  </div>
                )}
              </div>
            </Fold>
          </Section>
          {tabla.documentos.length > 0 && (
            <Section title="Documentos">
              <DocumentList
                documentos={tabla.documentos.map(({ nombre, archivo }) => ({
                  titulo: nombre,
                  archivo,
                  fecha: archivo.creadoEn,
                }))}
              />
            </Section>
          )}
        </>
      ) : (
        <Empty title="Las tasas se están actualizando">
          <p>Consúltenos y le diremos cuánto gana su depósito hoy.</p>
        </Empty>
      )}
      <Blocks blocks={bloques} />
      <Costs costos={costos} />
      <NextStep
        title="Ábralo en cualquier agencia"
        text="Venga con su cédula y el dinero, o páguelo desde su caja de ahorro. Se lleva su certificado en el momento."
        button="Buscar mi agencia"
        href="/contactanos/agencias"
      />
    </Page>
  );
}

/** Returns the schema.org data of term deposits: the range of rates in each currency. */
const depositoJsonLd = ({ filas }: DepositosTable, absolute: (path: string) => string): JsonLd => ({
  '@type': 'InvestmentOrDeposit',
  name: 'Depósito a plazo fijo',
  url: absolute('/productos/depositos-plazo-fijo'),
  interestRate: [...new Set(filas.map(({ moneda }) => moneda))].map((moneda) => {
    const tasas = filas.filter((row) => row.moneda === moneda).map(({ tasaAnual }) => Number(tasaAnual));
    return {
      '@type': 'QuantitativeValue',
      minValue: Math.min(...tasas),
      maxValue: Math.max(...tasas),
      unitText: `porcentaje anual en ${moneda}`,
    };
  }),
  feesAndCommissionsSpecification: absolute('/institucional/tarifario'),
  provider: { '@id': absolute('/#entidad') },
});
