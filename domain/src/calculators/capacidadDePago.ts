import { amountOf, decimal, fraction, zero } from './decimals.js';
import { type PlanDePagos, planDePagos, type TerminosDeCredito } from './planDePagos.js';

type Attempt<T> = { at: number; cost: number; made: T };

/**
 * Returns the result for the largest integer of a range whose cost is at most `most`; undefined when even the least
 * costs more. Costs must increase with the number.
 * Each evaluation is slow and costs are nearly linear, so this interpolates between the two nearest known points. Every
 * third step bisects, for curves.
 */
export function findLargest<T>(
  make: (at: number) => { cost: number; made: T },
  most: number,
  [least, greatest]: readonly [number, number],
): T | undefined {
  const attempt = (at: number): Attempt<T> => ({ at, ...make(at) });
  if (least > greatest) return undefined;
  let high = attempt(greatest);
  if (high.cost <= most) return high.made;
  let low = attempt(least);
  if (low.cost > most) return undefined;
  for (let turn = 1; high.at - low.at > 1; turn++) {
    const part = turn % 3 === 0 ? 0.5 : (most - low.cost) / (high.cost - low.cost);
    const next = attempt(Math.min(Math.max(low.at + Math.floor(part * (high.at - low.at)), low.at + 1), high.at - 1));
    if (next.cost <= most) low = next;
    else high = next;
  }
  return low.made;
}

/** Loan amounts are multiples of this. */
const STEP = 100;

/** Returns a share of the income less other debt payments, per month; never negative. */
export function cuotaPosible(ingreso: string, otrasCuotas: string, parte: string): string {
  const left = decimal(ingreso).times(fraction(parte)).minus(decimal(otrasCuotas));
  return amountOf(left.gt(0) ? left.round(2, 0) : zero);
}

/** Returns the highest total payment of a plan, as a decimal text. */
export const highestPayment = ({ pagos }: PlanDePagos): string =>
  amountOf(pagos.reduce((most, { total }) => (decimal(total).gt(most) ? decimal(total) : most), zero));

/** Largest affordable loan (decimal text) and its plan. */
export type Capacidad = { monto: string; plan: PlanDePagos };

/** Returns the largest loan, in hundreds or `min`, whose payments stay within `cuota`; null if none does. */
export function montoPosible(
  terms: Omit<TerminosDeCredito, 'monto'>,
  cuota: string,
  { min, max }: { min: string; max: string },
): Capacidad | null {
  const evaluate = (monto: string) => {
    const plan = planDePagos({ ...terms, monto });
    return { cost: Number(highestPayment(plan)), made: { monto: amountOf(decimal(monto)), plan } };
  };
  const range = [Math.max(1, Math.ceil(Number(min) / STEP)), Math.floor(Number(max) / STEP)] as const;
  const found = findLargest((hundreds) => evaluate(String(hundreds * STEP)), Number(cuota), range);
  if (found) return found;
  const least = evaluate(min);
  return least.cost <= Number(cuota) ? least.made : null;
}
