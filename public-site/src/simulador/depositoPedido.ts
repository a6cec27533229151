import { depositoPlazoFijo, type TerminosDeDeposito } from '@coop/domain/calculators';
import type { Holiday } from '@coop/domain/calendar';
import type { InputFaults } from '@coop/domain/simulations';
import {
  type FilaDeDepositos,
  findDepositRow,
  leastOf,
  onBusinessDays,
  type PagadoEnDiasHabiles,
  paymentsOf,
  readDeposit,
} from '@coop/domain/simulations';
import { entre } from './entre';
import { filasDeDeposito, monedasDe } from './filasDeDeposito';
import type { Pedido } from './pedido';
import type { DepositosSimulables } from './tipos';

/** A term deposit as it was asked for: what it earns, or what is wrong with what was asked. */
export type DepositoSimulado = {
  /** With what nobody said: each field has its value. */
  pedido: Pedido;
  /** Of the table, for that currency and person. */
  filas: readonly FilaDeDepositos[];
  /** Least that may be deposited. */
  minimo: string;
  /** When such a deposit may be paid its interest. */
  pagos: ReturnType<typeof paymentsOf>;
  faltas: InputFaults;
  resultado?: { terminos: TerminosDeDeposito; ganado: PagadoEnDiasHabiles };
};

const MONTO_USUAL = 10_000;
const PLAZO_USUAL_DIAS = 360;

/** What the address or the fields ask, at the rate of the table in force; it is paid on a day that offices work. */
export function depositoPedido(
  asked: Pedido,
  tabla: DepositosSimulables,
  hoy: string,
  feriados: readonly Holiday[],
): DepositoSimulado {
  const comun = depositoCompleto(asked, tabla);
  const leido = readDeposit(comun.pedido, tabla, hoy);
  if (!leido.ok) return { ...comun, faltas: enSuCampo(leido.faults) };
  const ganado = onBusinessDays(depositoPlazoFijo(leido.value), feriados);
  return { ...comun, faltas: {}, resultado: { terminos: leido.value, ganado } };
}

/** What was asked, and for the rest what is usual and the table allows: an address that says it asks the same tomorrow. */
export function depositoCompleto(asked: Pedido, tabla: DepositosSimulables) {
  const moneda = asked.moneda ?? monedasDe(tabla)[0] ?? 'BOB';
  const tipo_persona = asked.tipo_persona ?? 'natural';
  const filas = filasDeDeposito(tabla, moneda, tipo_persona);
  const minimo = leastOf(tabla, moneda as FilaDeDepositos['moneda'], filas);
  const monto = asked.monto ?? String(Math.max(MONTO_USUAL, Math.ceil(Number(minimo))));
  const plazo_dias = asked.plazo_dias ?? String(plazoUsual(filas));
  const pagos = paymentsOf(findDepositRow(filas, monto.replace(',', '.'), Number(plazo_dias)));
  const pago = asked.pago ?? pagos[0] ?? 'vencimiento';
  return { pedido: { ...asked, moneda, tipo_persona, monto, plazo_dias, pago }, filas, minimo, pagos };
}

function plazoUsual(filas: readonly FilaDeDepositos[]): number {
  const plazos = filas.flatMap(({ plazoDesdeDias, plazoHastaDias }) =>
    entre(PLAZO_USUAL_DIAS, plazoDesdeDias, plazoHastaDias),
  );
  return plazos.includes(PLAZO_USUAL_DIAS) ? PLAZO_USUAL_DIAS : (plazos[0] ?? PLAZO_USUAL_DIAS);
}

/** No field takes a rate: what is said of it is about the currency. */
const enSuCampo = ({ tasa_anual, ...faltas }: InputFaults): InputFaults =>
  tasa_anual ? { ...faltas, moneda: 'No hay tasas publicadas para esa moneda y esa persona' } : faltas;
