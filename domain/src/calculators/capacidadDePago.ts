import { amountOf, decimal, fraction, zero } from './decimals.js';
import { largestWithin } from './largestWithin.js';
import { type PlanDePagos, planDePagos, type TerminosDeCredito } from './planDePagos.js';

/** Percent of a monthly income that the payments of all debts may take. Usual among lenders; referential, like all of it. */
export const PARTE_PARA_CUOTAS = '40';

/** Amounts that are lent end so. */
const STEP = 100;

/** What is left each month for one more payment: a part of the income, less the payments of other debts; never below zero. */
export function cuotaPosible(ingreso: string, otrasCuotas: string, parte: string = PARTE_PARA_CUOTAS): string {
  const left = decimal(ingreso).times(fraction(parte)).minus(decimal(otrasCuotas));
  return amountOf(left.gt(0) ? left.round(2, 0) : zero);
}

/** The dearest payment of a plan. */
export const highestPayment = ({ pagos }: PlanDePagos): string =>
  amountOf(pagos.reduce((most, { total }) => (decimal(total).gt(most) ? decimal(total) : most), zero));

export type Capacidad = { monto: string; plan: PlanDePagos };

/**
 * The largest loan, by hundreds, none of whose payments is above that one; the least that is lent, where that is no whole hundreds and
 * no more fits; null where it is already too much.
 * The plan that goes with it is that of the simulator: there is no second formula that could say otherwise.
 */
export function montoPosible(
  terms: Omit<TerminosDeCredito, 'monto'>,
  cuota: string,
  { min, max }: { min: string; max: string },
): Capacidad | null {
  const lent = (monto: string) => {
    const plan = planDePagos({ ...terms, monto });
    return { cost: Number(highestPayment(plan)), made: { monto: amountOf(decimal(monto)), plan } };
  };
  const range = [Math.max(1, Math.ceil(Number(min) / STEP)), Math.floor(Number(max) / STEP)] as const;
  const found = largestWithin((hundreds) => lent(String(hundreds * STEP)), Number(cuota), range);
  if (found) return found;
  const least = lent(min);
  return least.cost <= Number(cuota) ? least.made : null;
}
