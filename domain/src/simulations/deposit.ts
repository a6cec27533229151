import type { TerminosDeDeposito } from '../calculators/depositoPlazoFijo.js';
import type { Moneda, TipoPersona } from '../calculators/rcIva.js';
import { addDays } from '../calendar/days.js';
import type { Published } from '../language/section.js';
import { isOrdered } from '../rules/isOrdered.js';
import type { depositosPlazoFijo } from '../sections/depositosPlazoFijo/depositosPlazoFijo.js';
import { Inputs, type ParsedInputs, type SimulationQuery } from './inputs.js';

/** Published deposit table: rates by currency, person, amount and term, and minimum amounts. */
export type TablaDeDepositos = Pick<
  Published<typeof depositosPlazoFijo>,
  'filas' | 'montoMinimoBob' | 'montoMinimoUsd'
>;
export type FilaDeDepositos = TablaDeDepositos['filas'][number];

export const depositInputs = ['moneda', 'monto', 'plazo_dias', 'tipo_persona', 'tasa_anual', 'pago', 'fecha'] as const;

export const CURRENCIES: readonly Moneda[] = ['BOB', 'USD', 'UFV'];
export const PERSONS: readonly TipoPersona[] = ['natural', 'juridica'];
const PAYMENTS = ['vencimiento', 'mensual', 'trimestral'] as const;
const MAX_AMOUNT = '100000000.00';
export const SHORTEST_DAYS = 30;
export const LONGEST_DAYS = 3650;
const AWAY_DAYS = 366;

/** Returns the range of possible payment dates: from the earliest start to some weeks after the latest maturity. */
export const paymentDays = (today: string) => ({
  first: addDays(today, -AWAY_DAYS),
  last: addDays(today, AWAY_DAYS + LONGEST_DAYS + 30),
});

/** Reads the requested deposit. Its rate defaults to the table's for its currency, amount, term and person. */
export function readDeposit(
  query: SimulationQuery,
  table: TablaDeDepositos | null,
  today: string,
): ParsedInputs<TerminosDeDeposito> {
  const inputs = new Inputs(query, depositInputs);
  const moneda = inputs.choice('moneda', CURRENCIES);
  const tipoPersona = inputs.choice('tipo_persona', PERSONS);
  const ownRate = inputs.has('tasa_anual');
  const rows = ownRate || !table ? [] : table.filas.filter((row) => isFor(row, moneda, tipoPersona));
  const monto = inputs.money(
    'monto',
    { min: ownRate || !table ? '1.00' : minimumOf(table, moneda, rows), max: MAX_AMOUNT },
    moneda,
  );
  const plazoDias = inputs.whole('plazo_dias', SHORTEST_DAYS, LONGEST_DAYS, 'días');
  const row = findDepositRow(rows, monto, plazoDias);
  const tasaAnual = ownRate ? inputs.percent('tasa_anual', { min: '0', max: '30' }) : (row?.tasaAnual ?? '0');
  if (!ownRate && !row) refuseWithoutRate(inputs, rows, monto);
  const pago = inputs.choice('pago', paymentsOf(row));
  const fecha = inputs.day('fecha', today, addDays(today, -AWAY_DAYS), addDays(today, AWAY_DAYS));
  return inputs.understood(() => ({ moneda, monto, plazoDias, tasaAnual, tipoPersona, pago, fecha }));
}

/** Returns the row that applies to an amount and term, among those of a currency and person. */
export const findDepositRow = (
  rows: readonly FilaDeDepositos[],
  monto: string,
  plazoDias: number,
): FilaDeDepositos | undefined => rows.find((row) => acceptsAmount(row, monto) && acceptsTerm(row, plazoDias));

/** Returns the interest payment options of a row; all of them when it names none. */
export const paymentsOf = (row: FilaDeDepositos | undefined): readonly (typeof PAYMENTS)[number][] =>
  row?.pagoInteres?.length ? row.pagoInteres : PAYMENTS;

/** Whether a row applies to the currency and person; `ambas` applies to both. */
export const isFor = (row: FilaDeDepositos, moneda: Moneda, tipoPersona: TipoPersona): boolean =>
  row.moneda === moneda && (row.tipoPersona === tipoPersona || row.tipoPersona === 'ambas');

const acceptsAmount = ({ montoDesde, montoHasta }: FilaDeDepositos, monto: string): boolean =>
  isOrdered(montoDesde, monto) && isOrdered(monto, montoHasta);

const acceptsTerm = ({ plazoDesdeDias, plazoHastaDias }: FilaDeDepositos, days: number): boolean =>
  plazoDesdeDias <= days && days <= plazoHastaDias;

/** Returns the minimum deposit: the table's, or the lowest limit of its rows. */
export function minimumOf(
  { montoMinimoBob, montoMinimoUsd }: TablaDeDepositos,
  moneda: Moneda,
  rows: readonly FilaDeDepositos[],
) {
  const minimum = moneda === 'BOB' ? montoMinimoBob : moneda === 'USD' ? montoMinimoUsd : null;
  const begins = rows.map(({ montoDesde }) => montoDesde).sort((a, b) => Number(a) - Number(b))[0] ?? '0.00';
  return [minimum ?? '1.00', begins, '1.00'].reduce((most, one) => (Number(one) > Number(most) ? one : most));
}

function refuseWithoutRate(inputs: Inputs, rows: readonly FilaDeDepositos[], monto: string): void {
  const terms = rows.filter((row) => acceptsAmount(row, monto)).map(inDays);
  if (terms.length > 0)
    inputs.refuse('plazo_dias', `No hay una tasa para ese plazo. Hay para ${[...new Set(terms)].join('; ')}`);
  else if (rows.length > 0) inputs.refuse('monto', 'No hay una tasa para ese monto: consúltenos');
  else
    inputs.refuse('tasa_anual', 'No hay tasas publicadas para esa moneda y persona: escriba una de 0,00 % a 30,00 %');
}

const inDays = ({ plazoDesdeDias: from, plazoHastaDias: to }: FilaDeDepositos) =>
  from === to ? `${from} días` : `${from} a ${to} días`;
