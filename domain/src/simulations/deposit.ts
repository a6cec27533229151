import type { TerminosDeDeposito } from '../calculators/depositoPlazoFijo.js';
import type { Moneda, TipoPersona } from '../calculators/rcIva.js';
import { addDays } from '../calendar/addDays.js';
import type { Published } from '../language/section.js';
import { isOrdered } from '../rules/isOrdered.js';
import type { depositosPlazoFijo } from '../sections/depositosPlazoFijo/depositosPlazoFijo.js';
import { type Asked, Inputs, type Understood } from './inputs.js';

/** The table of rates in force, as far as the simulator needs to know it. */
export type TablaDeDepositos = Pick<
  Published<typeof depositosPlazoFijo>,
  'filas' | 'montoMinimoBob' | 'montoMinimoUsd'
>;
export type FilaDeDepositos = TablaDeDepositos['filas'][number];

/** Names of what is asked, in addresses and in the API alike. */
export const depositInputs = ['moneda', 'monto', 'plazo_dias', 'tipo_persona', 'tasa_anual', 'pago', 'fecha'] as const;

export const CURRENCIES: readonly Moneda[] = ['BOB', 'USD', 'UFV'];
export const PERSONS: readonly TipoPersona[] = ['natural', 'juridica'];
const PAYMENTS = ['vencimiento', 'mensual', 'trimestral'] as const;
const MAX_AMOUNT = '100000000.00';
export const SHORTEST_DAYS = 30;
export const LONGEST_DAYS = 3650;
/** How far from today a deposit may begin. */
const AWAY_DAYS = 366;

/** The days on which a deposit may be paid, whatever is asked: from the earliest start to some weeks after the last end. */
export const paymentDays = (today: string) => ({
  first: addDays(today, -AWAY_DAYS),
  last: addDays(today, AWAY_DAYS + LONGEST_DAYS + 30),
});

/** The deposit that is asked for. Its rate is that of the table for its currency, amount, term and person, unless another is asked. */
export function readDeposit(
  asked: Asked,
  table: TablaDeDepositos | null,
  today: string,
): Understood<TerminosDeDeposito> {
  const inputs = new Inputs(asked, depositInputs);
  const moneda = inputs.choice('moneda', CURRENCIES);
  const tipoPersona = inputs.choice('tipo_persona', PERSONS);
  const ownRate = inputs.has('tasa_anual');
  const rows = ownRate || !table ? [] : table.filas.filter((row) => isFor(row, moneda, tipoPersona));
  const monto = inputs.money(
    'monto',
    { min: ownRate || !table ? '1.00' : leastOf(table, moneda, rows), max: MAX_AMOUNT },
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

/** The row that such a deposit earns by, of those for its currency and person. */
export const findDepositRow = (
  rows: readonly FilaDeDepositos[],
  monto: string,
  plazoDias: number,
): FilaDeDepositos | undefined => rows.find((row) => takesAmount(row, monto) && takesTerm(row, plazoDias));

/** When a deposit of that row may be paid its interest: whenever, where the row does not say. */
export const paymentsOf = (row: FilaDeDepositos | undefined): readonly (typeof PAYMENTS)[number][] =>
  row?.pagoInteres?.length ? row.pagoInteres : PAYMENTS;

export const isFor = (row: FilaDeDepositos, moneda: Moneda, tipoPersona: TipoPersona): boolean =>
  row.moneda === moneda && (row.tipoPersona === tipoPersona || row.tipoPersona === 'ambas');

const takesAmount = ({ montoDesde, montoHasta }: FilaDeDepositos, monto: string): boolean =>
  isOrdered(montoDesde, monto) && isOrdered(monto, montoHasta);

const takesTerm = ({ plazoDesdeDias, plazoHastaDias }: FilaDeDepositos, days: number): boolean =>
  plazoDesdeDias <= days && days <= plazoHastaDias;

/** The least that may be deposited: what the table says, or where its rows begin. */
export function leastOf(
  { montoMinimoBob, montoMinimoUsd }: TablaDeDepositos,
  moneda: Moneda,
  rows: readonly FilaDeDepositos[],
) {
  const said = moneda === 'BOB' ? montoMinimoBob : moneda === 'USD' ? montoMinimoUsd : null;
  const begins = rows.map(({ montoDesde }) => montoDesde).sort((a, b) => Number(a) - Number(b))[0] ?? '0.00';
  return [said ?? '1.00', begins, '1.00'].reduce((most, one) => (Number(one) > Number(most) ? one : most));
}

function refuseWithoutRate(inputs: Inputs, rows: readonly FilaDeDepositos[], monto: string): void {
  const terms = rows.filter((row) => takesAmount(row, monto)).map(inDays);
  if (terms.length > 0)
    inputs.refuse('plazo_dias', `No hay una tasa para ese plazo. Hay para ${[...new Set(terms)].join('; ')}`);
  else if (rows.length > 0) inputs.refuse('monto', 'No hay una tasa para ese monto: consúltenos');
  else
    inputs.refuse('tasa_anual', 'No hay tasas publicadas para esa moneda y persona: escriba una de 0,00 % a 30,00 %');
}

const inDays = ({ plazoDesdeDias: from, plazoHastaDias: to }: FilaDeDepositos) =>
  from === to ? `${from} días` : `${from} a ${to} días`;
