import { amountOf, decimal, requireWhole, sum } from './decimals.js';
import { type PlanDePagos, planDePagos, type TerminosDeCredito } from './planDePagos.js';

/** Prepayment made with payment number `conCuota`, to shorten the term (`plazo`) or lower the payments (`cuota`). */
export type Adelanto = {
  /** Decimal text: amount paid in addition to that day's payment. */
  monto: string;
  conCuota: number;
  para: 'plazo' | 'cuota';
};

/** Effect of a prepayment. Amounts are decimal texts. */
export type ConAdelanto = {
  /** Remaining plan; null when the prepayment settles the loan. */
  plan: PlanDePagos | null;
  /** Savings in interest, insurance and charges. */
  ahorro: string;
  cuotasMenos: number;
  /** Next payment without and with the prepayment; "0.00" when none remains. */
  cuotaAntes: string;
  cuotaDespues: string;
};

/**
 * Applies a partial prepayment of capital with one of the payments: S' = S − X. The rest is a new loan at the same rate
 * from that day. `cuota` keeps the number of payments; `plazo` uses the fewest that do not raise the next payment.
 * Throws a RangeError for an amount of zero or above the balance, and for a payment number outside the plan. Payments
 * before the last of the grace period, and the last of the plan, are excluded too.
 */
export function conAdelanto(terms: TerminosDeCredito, { monto, conCuota, para }: Adelanto): ConAdelanto {
  const { cadaMeses: every = 1, graciaMeses } = terms;
  const before = planDePagos(terms);
  requireWhole(conCuota, Math.max(1, (graciaMeses ?? 0) / every), 'conCuota');
  const remaining = before.pagos.slice(conCuota);
  const [next] = remaining;
  const paid = before.pagos[conCuota - 1];
  if (!paid || !next) throw new RangeError('conCuota must leave a payment');
  const balance = decimal(paid.saldo).minus(decimal(monto));
  if (decimal(monto).lte(0) || balance.lt(0)) throw new RangeError('monto must be above zero and within what is owed');
  const planOf = (payments: number) =>
    planDePagos({
      ...remainingTerms(terms, conCuota * every),
      monto: amountOf(balance),
      plazoMeses: payments * every,
      mesesPagados: conCuota * every,
    });
  const after = balance.eq(0)
    ? null
    : planOf(para === 'cuota' ? remaining.length : fewestPayments(planOf, remaining.length, next.cuota));
  const withIt = decimal(monto).plus(decimal(after?.totalPagado ?? '0'));
  return {
    plan: after,
    ahorro: amountOf(sum(remaining.map(({ total }) => decimal(total))).minus(withIt)),
    cuotasMenos: remaining.length - (after?.pagos.length ?? 0),
    cuotaAntes: next.total,
    cuotaDespues: after?.pagos[0]?.total ?? '0.00',
  };
}

/** Returns the terms of the remaining loan, with the rate change moved up by `months`. */
function remainingTerms(terms: TerminosDeCredito, months: number): TerminosDeCredito {
  const { luego, otrosCargos = [] } = terms;
  const changed = luego && luego.desdeMes <= months;
  return {
    ...terms,
    graciaMeses: 0,
    tasaAnual: changed ? luego.tasaAnual : terms.tasaAnual,
    luego: luego && !changed ? { ...luego, desdeMes: luego.desdeMes - months } : null,
    otrosCargos: otrosCargos.filter(({ tipo }) => tipo === 'monto_cuota'),
  };
}

/** Returns the fewest payments whose first one is at most `cuota` (binary search). */
function fewestPayments(planOf: (payments: number) => PlanDePagos, most: number, cuota: string): number {
  let [low, high] = [1, most];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (decimal(planOf(middle).pagos[0]?.cuota ?? '0').lte(decimal(cuota))) high = middle;
    else low = middle + 1;
  }
  return low;
}
