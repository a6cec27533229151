import type { PagoDeInteres, ResultadoDeDeposito } from '../calculators/depositoPlazoFijo.js';
import { addDays } from '../calendar/addDays.js';
import { addBusinessDays, isBusinessDay } from '../calendar/businessDays.js';
import { calendarCovers } from '../calendar/calendarCovers.js';
import type { Holiday } from '../calendar/holiday.js';
import { withNationalDays } from '../calendar/nationalDays.js';

/** Longer than any run of days on which offices are closed. */
const IDLE_DAYS = 15;

/** A day in a year whose holidays are not on record is only an estimate: one of them may move it. */
export type PagoEnDiaHabil = PagoDeInteres & { estimado: boolean };
export type PagadoEnDiasHabiles = Omit<ResultadoDeDeposito, 'pagos'> & {
  vencimientoEstimado: boolean;
  pagos: PagoEnDiaHabil[];
};

/**
 * What a deposit gives, paid when offices work: a payment that falls on another day is made on the next business day, and
 * earns nothing for the wait. The calendar must hold the days up to some weeks after the last of them; holidays of the whole
 * country that it lacks are taken from their rule.
 */
export function onBusinessDays(result: ResultadoDeDeposito, calendar: readonly Holiday[]): PagadoEnDiasHabiles {
  const paidOn = (day: string) => {
    const likely = withNationalDays(day, addDays(day, IDLE_DAYS), calendar);
    return isBusinessDay(day, likely, null) ? day : addBusinessDays(day, 1, likely, null);
  };
  const isSure = (day: string) => calendarCovers(day, paidOn(day), calendar);
  return {
    ...result,
    vencimiento: paidOn(result.vencimiento),
    vencimientoEstimado: !isSure(result.vencimiento),
    pagos: result.pagos.map((pago) => ({ ...pago, fecha: paidOn(pago.fecha), estimado: !isSure(pago.fecha) })),
  };
}
