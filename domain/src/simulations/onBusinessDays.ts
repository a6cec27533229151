import type { ResultadoDeDeposito } from '../calculators/depositoPlazoFijo.js';
import { addBusinessDays, isBusinessDay } from '../rules/businessDays.js';
import type { Holiday } from '../rules/holidayOn.js';

/**
 * What a deposit gives, paid when offices work: a payment that falls on another day is made on the next business day, and
 * earns nothing for the wait. The calendar must hold the days up to some weeks after the last of them.
 */
export function onBusinessDays(result: ResultadoDeDeposito, calendar: readonly Holiday[]): ResultadoDeDeposito {
  const paidOn = (day: string) => (isBusinessDay(day, calendar, null) ? day : addBusinessDays(day, 1, calendar, null));
  return {
    ...result,
    vencimiento: paidOn(result.vencimiento),
    pagos: result.pagos.map((pago) => ({ ...pago, fecha: paidOn(pago.fecha) })),
  };
}
