import { depositoPlazoFijo, type TerminosDeDeposito } from '@coop/domain/calculators';
import type { Holiday } from '@coop/domain/calendar';
import {
  type FilaDeDepositos,
  findDepositRow,
  type InputFaults,
  minimumOf,
  onBusinessDays,
  type PagadoEnDiasHabiles,
  paymentsOf,
  readDeposit,
} from '@coop/domain/simulations';
import type { SimulableDepositos } from '../../../reading/simulables';
import { between } from '../../../simulators/fields/thousands';
import type { SimulatorInput } from '../../../simulators/simulatorInput';
import { depositoRows, monedasOf } from './depositoRows';

export type SimulatedDeposito = {
  input: SimulatorInput;
  rows: readonly FilaDeDepositos[];
  minimum: string;
  payments: ReturnType<typeof paymentsOf>;
  faults: InputFaults;
  result?: { terms: TerminosDeDeposito; earned: PagadoEnDiasHabiles };
};

const USUAL_MONTO = 10_000;
const USUAL_PLAZO_DAYS = 360;

/** Simulates the values of the address or the fields at the rate in force; payments fall on business days. */
export function simulateDeposito(
  input: SimulatorInput,
  table: SimulableDepositos,
  today: string,
  feriados: readonly Holiday[],
): SimulatedDeposito {
  const common = completeDeposito(input, table);
  const read = readDeposit(common.input, table, today);
  if (!read.ok) return { ...common, faults: inItsField(read.faults) };
  const earned = onBusinessDays(depositoPlazoFijo(read.value, table.rcIva), feriados);
  return { ...common, faults: {}, result: { terms: read.value, earned } };
}

/** Completes the input, so that a shared address reproduces the result tomorrow. */
export function completeDeposito(input: SimulatorInput, table: SimulableDepositos) {
  const moneda = input.moneda ?? monedasOf(table)[0] ?? 'BOB';
  const tipo_persona = input.tipo_persona ?? 'natural';
  const rows = depositoRows(table, moneda, tipo_persona);
  const minimum = minimumOf(table, moneda as FilaDeDepositos['moneda'], rows);
  const monto = input.monto ?? String(Math.max(USUAL_MONTO, Math.ceil(Number(minimum))));
  const plazo_dias = input.plazo_dias ?? String(usualPlazo(rows));
  const payments = paymentsOf(findDepositRow(rows, monto.replace(',', '.'), Number(plazo_dias)));
  const payment = input.pago ?? payments[0] ?? 'vencimiento';
  return {
    input: { ...input, moneda, tipo_persona, monto, plazo_dias, pago: payment },
    rows,
    minimum,
    payments,
  };
}

function usualPlazo(rows: readonly FilaDeDepositos[]): number {
  const plazos = rows.flatMap(({ plazoDesdeDias, plazoHastaDias }) =>
    between(USUAL_PLAZO_DAYS, plazoDesdeDias, plazoHastaDias),
  );
  return plazos.includes(USUAL_PLAZO_DAYS) ? USUAL_PLAZO_DAYS : (plazos[0] ?? USUAL_PLAZO_DAYS);
}

/** Moves a rate error to the currency: no field holds the rate. */
const inItsField = ({ tasa_anual, ...faults }: InputFaults): InputFaults =>
  tasa_anual ? { ...faults, moneda: 'No hay tasas publicadas para esa moneda y esa persona' } : faults;
