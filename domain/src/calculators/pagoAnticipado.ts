import { amountOf, decimal, requireWhole, sum } from './decimals.js';
import { type PlanDePagos, planDePagos, type TerminosDeCredito } from './planDePagos.js';

export type Adelanto = {
  /** Decimal text: what is paid besides the payment of that day. */
  monto: string;
  /** Number of the payment with which it is paid. */
  conCuota: number;
  /** What becomes less: the payments that are left, or how much each of them is. */
  para: 'plazo' | 'cuota';
};

export type ConAdelanto = {
  /** What is left of the loan after it; null where it paid it whole. */
  plan: PlanDePagos | null;
  /** All that is paid less than without it: interest, insurance and charges. */
  ahorro: string;
  /** Payments that are no longer paid. */
  cuotasMenos: number;
  /** The next payment, without it and with it; "0.00" where none is left. */
  cuotaAntes: string;
  cuotaDespues: string;
};

/**
 * A loan of which a part of the capital is paid ahead of time, with one of its payments: S' = S − X. What is left is a loan of its
 * own, at the same rate, from that day: over the same payments where each becomes less; over as few as keep the next one from
 * rising where there are to be less of them. Throws a RangeError for a payment that is none, or is of the grace or the last, and
 * for more than is owed.
 */
export function conAdelanto(terms: TerminosDeCredito, { monto, conCuota, para }: Adelanto): ConAdelanto {
  const { cadaMeses: every = 1, graciaMeses } = terms;
  const before = planDePagos(terms);
  requireWhole(conCuota, Math.max(1, (graciaMeses ?? 0) / every), 'conCuota');
  const left = before.pagos.slice(conCuota);
  const [next] = left;
  const paid = before.pagos[conCuota - 1];
  if (!paid || !next) throw new RangeError('conCuota must leave a payment');
  const owed = decimal(paid.saldo).minus(decimal(monto));
  if (decimal(monto).lte(0) || owed.lt(0)) throw new RangeError('monto must be above zero and within what is owed');
  const planOf = (payments: number) =>
    planDePagos({
      ...restOf(terms, conCuota * every),
      monto: amountOf(owed),
      plazoMeses: payments * every,
      mesesPagados: conCuota * every,
    });
  const after = owed.eq(0) ? null : planOf(para === 'cuota' ? left.length : fewest(planOf, left.length, next.cuota));
  const withIt = decimal(monto).plus(decimal(after?.totalPagado ?? '0'));
  return {
    plan: after,
    ahorro: amountOf(sum(left.map(({ total }) => decimal(total))).minus(withIt)),
    cuotasMenos: left.length - (after?.pagos.length ?? 0),
    cuotaAntes: next.total,
    cuotaDespues: after?.pagos[0]?.total ?? '0.00',
  };
}

/** The same loan from a month on: no grace, nothing charged at a disbursement, and its change of rate so much nearer. */
function restOf(terms: TerminosDeCredito, months: number): TerminosDeCredito {
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

/** The least number of payments whose first one is not above that. */
function fewest(planOf: (payments: number) => PlanDePagos, most: number, cuota: string): number {
  let [low, high] = [1, most];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (decimal(planOf(middle).pagos[0]?.cuota ?? '0').lte(decimal(cuota))) high = middle;
    else low = middle + 1;
  }
  return low;
}
