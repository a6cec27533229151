import { decimal, minimum } from '../calculators/decimals.js';
import { type Cargo, type PlanDePagos, planDePagos, type TerminosDeCredito } from '../calculators/planDePagos.js';
import { addDays } from '../calendar/days.js';
import type { Published } from '../language/section.js';
import { MONTHS } from '../sections/simuladorCreditos/frecuencias.js';
import type { simuladorCreditos } from '../sections/simuladorCreditos/simuladorCreditos.js';
import type { tasasDeReferencia } from '../sections/tasasDeReferencia/tasasDeReferencia.js';
import { Inputs, type ParsedInputs, type SimulationQuery } from './inputs.js';

/** Published fields of a loan product that limit or price a simulation. */
export type ProductoDeCredito = Pick<
  Published<typeof simuladorCreditos>,
  | 'monedas'
  | 'montoMinBob'
  | 'montoMaxBob'
  | 'montoMinUsd'
  | 'montoMaxUsd'
  | 'plazoMin'
  | 'plazoMax'
  | 'graciaMaxMeses'
  | 'tipoTasa'
  | 'tasaAnual'
  | 'periodoFijoMeses'
  | 'spread'
  | 'treReferencia'
  | 'sistemas'
  | 'frecuencias'
  | 'seguroDesgravamenMensual'
> & { otrosCargos: readonly CargoDelProducto[] | null };

/** An amount is in one currency: by default the loan's first. */
type CargoDelProducto = Cargo & { moneda?: Moneda | null };

export type Moneda = 'BOB' | 'USD';
export type CreditoPedido = TerminosDeCredito & { moneda: Moneda };

export const creditInputs = [
  'producto',
  'moneda',
  'monto',
  'plazo_meses',
  'tasa_anual',
  'sistema',
  'frecuencia',
  'seguro_desgravamen_mensual',
  'gracia_meses',
  'fecha',
] as const;

type Frecuencia = keyof typeof MONTHS;
const SYSTEMS = ['cuota_fija', 'cuota_variable'] as const;
const ANY_AMOUNT = { min: '1.00', max: '100000000.00' };
const LONGEST_MONTHS = 360;
const LONGEST_GRACE = 24;

/** Returns the lending limits of a product in a currency; undefined when it does not lend in it. */
export function amountsOf(product: ProductoDeCredito, moneda: Moneda): { min: string; max: string } | undefined {
  const [min, max] =
    moneda === 'USD' ? [product.montoMinUsd, product.montoMaxUsd] : [product.montoMinBob, product.montoMaxBob];
  return product.monedas.includes(moneda) && min && max ? { min, max } : undefined;
}

/**
 * Reads the requested loan, within its product's limits. Rate and insurance default to the product's; without a product
 * both are required.
 * @param today default start date, `YYYY-MM-DD`
 */
export function readCredit(
  query: SimulationQuery,
  product: ProductoDeCredito | null,
  today: string,
): ParsedInputs<CreditoPedido> {
  const inputs = new Inputs(query, creditInputs);
  const moneda = inputs.choice<Moneda>('moneda', product ? product.monedas : ['BOB', 'USD']);
  const monto = inputs.money('monto', (product && amountsOf(product, moneda)) ?? ANY_AMOUNT, moneda);
  const plazoMeses = inputs.whole('plazo_meses', product?.plazoMin ?? 1, product?.plazoMax ?? LONGEST_MONTHS, 'meses');
  const sistema = inputs.choice('sistema', product?.sistemas ?? SYSTEMS);
  const cadaMeses = MONTHS[inputs.choice('frecuencia', product?.frecuencias ?? (Object.keys(MONTHS) as Frecuencia[]))];
  const longestGrace = Math.min(product ? (product.graciaMaxMeses ?? 0) : LONGEST_GRACE, plazoMeses - cadaMeses);
  const graciaMeses = inputs.has('gracia_meses')
    ? inputs.whole('gracia_meses', 0, Math.max(0, longestGrace), 'meses')
    : 0;
  const ownRate = !product || inputs.has('tasa_anual');
  const tasaAnual = ownRate ? inputs.percent('tasa_anual', { min: '0', max: '60' }) : product.tasaAnual;
  const seguro =
    !product || inputs.has('seguro_desgravamen_mensual')
      ? inputs.percent('seguro_desgravamen_mensual', { min: '0', max: '1' }, 5)
      : product.seguroDesgravamenMensual;
  const luego = ownRate ? null : laterRate(product, plazoMeses);
  requireWholePeriods(inputs, { cadaMeses, plazoMeses, graciaMeses, luego });
  const fecha = inputs.day('fecha', today, addDays(today, -366), addDays(today, 366));
  return inputs.understood(() => ({
    moneda,
    monto,
    plazoMeses,
    sistema,
    cadaMeses,
    graciaMeses,
    tasaAnual,
    seguroDesgravamenMensual: seguro,
    luego,
    otrosCargos: product ? chargesIn(moneda, product) : [],
    fecha,
  }));
}

/** Returns the charges of a loan in that currency: «Bs 30» is not 30 dollars. */
const chargesIn = (moneda: Moneda, { otrosCargos, monedas }: ProductoDeCredito): Cargo[] =>
  (otrosCargos ?? []).filter((cargo) => cargo.tipo === 'pct_desembolso' || (cargo.moneda ?? monedas[0]) === moneda);

/** Returns the rate of a mixed-rate loan after its fixed months: reference rate plus margin. */
function laterRate(product: ProductoDeCredito, plazoMeses: number): TerminosDeCredito['luego'] {
  const { tipoTasa, periodoFijoMeses, spread, treReferencia } = product;
  if (tipoTasa !== 'mixta' || !periodoFijoMeses || periodoFijoMeses >= plazoMeses) return null;
  return {
    desdeMes: periodoFijoMeses,
    tasaAnual: decimal(spread ?? '0')
      .plus(decimal(treReferencia ?? '0'))
      .toFixed(4),
  };
}

type Periods = Pick<TerminosDeCredito, 'plazoMeses' | 'luego'> & { cadaMeses: number; graciaMeses: number };

function requireWholePeriods(inputs: Inputs, { cadaMeses, plazoMeses, graciaMeses, luego }: Periods): void {
  const broken = `Con esta frecuencia de pago, elija un múltiplo de ${cadaMeses} meses`;
  if (plazoMeses % cadaMeses) inputs.refuse('plazo_meses', broken);
  if (graciaMeses % cadaMeses) inputs.refuse('gracia_meses', broken);
  if (luego && luego.desdeMes % cadaMeses)
    inputs.refuse('frecuencia', `La tasa cambia a los ${luego.desdeMes} meses: elija otra frecuencia de pago`);
}

/** Example terms of a product and their plan. */
export type CreditExample = { pedido: CreditoPedido; plan: PlanDePagos };

/** Returns a representative example: half of the maximum amount and term, in the first currency; or null. */
export function creditExample(product: ProductoDeCredito, today: string): CreditExample | null {
  const [moneda = 'BOB'] = product.monedas;
  const [frecuencia = 'mensual'] = product.frecuencias;
  const amounts = amountsOf(product, moneda);
  if (!amounts) return null;
  const every = MONTHS[frecuencia];
  const halfTerm = Math.max(product.plazoMin, Math.floor(product.plazoMax / 2));
  const query = {
    moneda,
    monto: String(Math.max(Number(amounts.min), Math.floor(Number(amounts.max) / 2))),
    plazo_meses: String(Math.ceil(halfTerm / every) * every),
    frecuencia,
  };
  const read = readCredit(query, product, today);
  return read.ok ? { pedido: read.value, plan: planDePagos(read.value) } : null;
}

/** Reference rates in force, limited to the fields that loans use. */
export type TreVigente = Pick<Published<typeof tasasDeReferencia>, 'treMn' | 'treMe'>;

type Loan = {
  monedas: readonly ('BOB' | 'USD')[];
  tipoTasa: 'fija' | 'variable' | 'mixta';
  tasaAnual: string;
  spread: string | null;
  treReferencia: string | null;
  tasaMaximaRegulada?: string | null;
};

/** Applies the TRe in force to a loan, capped by its legal maximum. Loans in several currencies keep theirs. */
export function withTre<L extends Loan>(loan: L, tasas: TreVigente | null): L {
  const [moneda, ...others] = loan.monedas;
  const tre = moneda === 'USD' ? tasas?.treMe : tasas?.treMn;
  if (loan.tipoTasa === 'fija' || !tre || !loan.spread || others.length > 0) return loan;
  const whole = decimal(tre).plus(decimal(loan.spread));
  const capped = loan.tasaMaximaRegulada ? minimum(whole, decimal(loan.tasaMaximaRegulada)) : whole;
  const treReferencia = capped.minus(decimal(loan.spread));
  if (treReferencia.lt(0)) return loan;
  return {
    ...loan,
    treReferencia: treReferencia.toFixed(4),
    ...(loan.tipoTasa === 'variable' && { tasaAnual: capped.toFixed(4) }),
  };
}
