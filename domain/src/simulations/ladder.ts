import { amountOf, decimal, sum } from '../calculators/decimals.js';
import {
  depositoPlazoFijo,
  type ResultadoDeDeposito,
  type TerminosDeDeposito,
} from '../calculators/depositoPlazoFijo.js';
import { escalera } from '../calculators/escalera.js';
import type { ParametrosRcIva } from '../calculators/rcIva.js';
import { LONGEST_DAYS, readDeposit, SHORTEST_DAYS, type TablaDeDepositos } from './deposit.js';
import { Inputs, type ParsedInputs, partOf, type SimulationQuery } from './inputs.js';

const OF_EACH = ['moneda', 'tipo_persona', 'fecha'] as const;

export const ladderInputs = ['moneda', 'monto', 'partes', 'cada_dias', 'tipo_persona', 'fecha'] as const;

const MAX_PARTS = 6;
const ANY_AMOUNT = { min: '1.00', max: '100000000.00' };

export type PeldanoSimulado = { terms: TerminosDeDeposito; earned: ResultadoDeDeposito };
/** Simulated ladder; `interesLiquido` is the sum of its deposits. */
export type EscaleraPedida = {
  moneda: TerminosDeDeposito['moneda'];
  peldanos: PeldanoSimulado[];
  interesLiquido: string;
};

/** Reads a ladder request: consecutive deposits, each at the table's rate for its amount and term. */
export function readLadder(
  query: SimulationQuery,
  table: TablaDeDepositos,
  rcIva: ParametrosRcIva,
  today: string,
): ParsedInputs<EscaleraPedida> {
  const inputs = new Inputs(query, ladderInputs);
  const moneda = inputs.choice('moneda', ['BOB', 'USD', 'UFV']);
  const monto = inputs.money('monto', ANY_AMOUNT, moneda);
  const partes = inputs.whole('partes', 2, MAX_PARTS, 'partes');
  const cadaDias = inputs.whole('cada_dias', SHORTEST_DAYS, Math.floor(LONGEST_DAYS / partes), 'días');
  const own = inputs.understood(() => escalera(monto, partes, cadaDias));
  if (!own.ok) return own;
  const peldanos: PeldanoSimulado[] = [];
  for (const { monto: part, plazoDias } of own.value) {
    const one = { ...partOf(query, OF_EACH), moneda, monto: part, plazo_dias: String(plazoDias), pago: 'vencimiento' };
    const read = readDeposit(one, table, today);
    if (!read.ok) return { ok: false, faults: inItsField(read.faults, plazoDias) };
    peldanos.push({ terms: read.value, earned: depositoPlazoFijo(read.value, rcIva) });
  }
  const interesLiquido = amountOf(sum(peldanos.map(({ earned }) => decimal(earned.interesLiquido))));
  return { ok: true, value: { moneda, peldanos, interesLiquido } };
}

/** Maps the errors of a deposit to the ladder's inputs. */
const inItsField = (
  { plazo_dias, tasa_anual, monto, pago, ...faults }: Readonly<Record<string, string>>,
  days: number,
) => ({
  ...faults,
  ...(monto && { monto: `Cada parte es un depósito: ${monto.charAt(0).toLowerCase()}${monto.slice(1)}` }),
  ...(plazo_dias && { cada_dias: `A ${days} días: ${plazo_dias.charAt(0).toLowerCase()}${plazo_dias.slice(1)}` }),
  ...(pago && { cada_dias: `A ${days} días el interés no se paga al vencimiento` }),
  ...(tasa_anual && { moneda: 'No hay tasas publicadas para esa moneda y esa persona' }),
});
