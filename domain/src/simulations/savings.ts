import { ratesOn } from '../amounts/amounts.js';
import type { TerminosDeAhorro } from '../calculators/cajaDeAhorro.js';
import type { TipoPersona } from '../calculators/rcIva.js';
import type { Published } from '../language/section.js';
import { isOrdered } from '../rules/isOrdered.js';
import type { cajaAhorro } from '../sections/cajaAhorro/cajaAhorro.js';
import type { Moneda } from './credit.js';
import { Inputs, type ParsedInputs, type SimulationQuery } from './inputs.js';

export { ratesOn };

/** Published fields of a savings account that price a simulation. */
export type ProductoDeAhorro = Pick<Published<typeof cajaAhorro>, 'tasas' | 'capitalizacion' | 'publico'>;
export type TasaDeAhorro = ProductoDeAhorro['tasas'][number];
export type AhorroPedido = TerminosDeAhorro & { moneda: Moneda };

export const savingsInputs = ['producto', 'moneda', 'monto', 'plazo_meses', 'tipo_persona', 'tasa_anual'] as const;

const MONTHS = { mensual: 1, trimestral: 3, semestral: 6, anual: 12 } as const;
const PERSONS: readonly TipoPersona[] = ['natural', 'juridica'];
const AMOUNTS = { min: '1.00', max: '100000000.00' };
const LONGEST_MONTHS = 120;

/** Reads a savings request. The rate defaults to the account's for that balance today. */
export function readSavings(
  query: SimulationQuery,
  product: ProductoDeAhorro | null,
  today: string,
): ParsedInputs<AhorroPedido> {
  const inputs = new Inputs(query, savingsInputs);
  const current = product ? ratesOn(product.tasas, today) : [];
  if (product && current.length === 0) inputs.refuse('producto', 'Esta cuenta todavía no tiene tasas publicadas');
  const moneda = inputs.choice<Moneda>('moneda', current.length > 0 ? currenciesOf(current) : ['BOB', 'USD']);
  const saldo = inputs.money('monto', AMOUNTS, moneda);
  const meses = inputs.whole('plazo_meses', 1, LONGEST_MONTHS, 'meses');
  const tipoPersona = inputs.choice('tipo_persona', product?.publico === 'juridica' ? [...PERSONS].reverse() : PERSONS);
  const ownRate = !product || inputs.has('tasa_anual');
  const row = current.find(
    (one) => one.moneda === moneda && isOrdered(one.saldoDesde, saldo) && isOrdered(saldo, one.saldoHasta),
  );
  const tasaAnual = ownRate ? inputs.percent('tasa_anual', { min: '0', max: '30' }) : (row?.tasaAnual ?? '0');
  if (!ownRate && !row) inputs.refuse('monto', 'No hay una tasa publicada para ese saldo');
  return inputs.understood(() => ({
    moneda,
    saldo,
    meses,
    tipoPersona,
    tasaAnual,
    capitalizaCadaMeses: product ? MONTHS[product.capitalizacion] : 1,
  }));
}

const currenciesOf = (rates: readonly TasaDeAhorro[]): Moneda[] =>
  (['BOB', 'USD'] as const).filter((moneda) => rates.some((one) => one.moneda === moneda));
