import type { PagoDeInteres, ResultadoDeDeposito } from '../calculators/depositoPlazoFijo.js';
import { addBusinessDays, isBusinessDay } from '../calendar/businessDays.js';
import { addDays } from '../calendar/days.js';
import type { Holiday } from '../calendar/holiday.js';
import { calendarCovers, withNationalDays } from '../calendar/nationalDays.js';

/** Upper bound of consecutive days without a business day. */
const IDLE_DAYS = 15;

/** Payment date; an estimate when the holidays of its year are missing and could move it. */
export type PagoEnDiaHabil = PagoDeInteres & { estimado: boolean };
/** Deposit whose payments and maturity fall on business days. */
export type PagadoEnDiasHabiles = Omit<ResultadoDeDeposito, 'pagos'> & {
  vencimientoEstimado: boolean;
  pagos: PagoEnDiaHabil[];
};

/** Moves payments to the next business day, without extra interest. The calendar must cover some weeks more. */
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
