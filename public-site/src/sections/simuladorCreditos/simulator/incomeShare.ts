import { amount, cents, ratio } from '@coop/domain/amounts';
import { highestPayment, PARTE_PARA_CUOTAS } from '@coop/domain/calculators';
import type { CapacidadPedida } from '@coop/domain/simulations';
import type { SimulatedCredito } from './creditoAsked';

/** Below it a household has room for what nobody expects. */
const COMFORTABLE = 30;

type Share = { percent: string; tone: 'bien' | 'justo' | 'mal'; words: string };

/** Which part of an income the payment of a simulated loan, and those of others, would take; null where it can't be said. */
export function incomeShare(
  { plan, terms }: NonNullable<SimulatedCredito['result']>,
  { ingreso, otrasCuotas }: CapacidadPedida,
): Share | null {
  const each = cents(highestPayment(plan)) / BigInt(terms.cadaMeses ?? 1);
  const percent = ratio(amount(each + cents(otrasCuotas)), ingreso);
  if (percent === null) return null;
  const part = Number(percent);
  if (part <= COMFORTABLE) return { percent, tone: 'bien', words: 'le queda holgura.' };
  if (part <= Number(PARTE_PARA_CUOTAS)) return { percent, tone: 'justo', words: 'cabe, con poco margen.' };
  return { percent, tone: 'mal', words: 'es demasiado. Baje el monto o alargue el plazo.' };
}
