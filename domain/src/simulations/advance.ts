import { type Adelanto, type ConAdelanto, conAdelanto } from '../calculators/pagoAnticipado.js';
import { planDePagos } from '../calculators/planDePagos.js';
import { type CreditoPedido, creditInputs, type ProductoDeCredito, readCredit } from './credit.js';
import { faultsIn, Inputs, type ParsedInputs, partOf, type SimulationQuery } from './inputs.js';

const OWN_INPUTS = ['adelanto', 'adelanto_con', 'adelanto_para'] as const;
const FOR = ['plazo', 'cuota'] as const;

export const advanceInputs = [...creditInputs, ...OWN_INPUTS] as const;

/** Valid prepayment request and its result. */
export type AdelantoPedido = { terms: CreditoPedido; adelanto: Adelanto; result: ConAdelanto };

/** Returns the first and last payment that allow a prepayment: after the grace, before the last. */
export const paymentsForAdvance = ({ graciaMeses, cadaMeses = 1 }: CreditoPedido, payments: number) => {
  const first = Math.max(1, (graciaMeses ?? 0) / cadaMeses);
  return { first, last: Math.max(first, payments - 1) };
};

/** Reads a prepayment request, limited by the balance after its payment, and computes its savings. */
export function readAdvance(
  query: SimulationQuery,
  product: ProductoDeCredito | null,
  today: string,
): ParsedInputs<AdelantoPedido> {
  const loan = readCredit(partOf(query, creditInputs), product, today);
  if (!loan.ok) return loan;
  const inputs = new Inputs(query, advanceInputs);
  const { pagos } = planDePagos(loan.value);
  const { first, last } = paymentsForAdvance(loan.value, pagos.length);
  const conCuota = inputs.whole('adelanto_con', first, last, '(el número de una cuota)');
  const balance = pagos[conCuota - 1]?.saldo ?? '0.00';
  const monto = inputs.money('adelanto', { min: '1.00', max: balance }, loan.value.moneda);
  const para = inputs.choice('adelanto_para', FOR);
  if (pagos.length <= first) inputs.refuse('adelanto_con', 'Un crédito de tan pocas cuotas no deja qué adelantar');
  const own = inputs.understood(() => ({ monto, conCuota, para }));
  if (!own.ok) return { ok: false, faults: faultsIn(own) };
  const terms = loan.value;
  return { ok: true, value: { terms, adelanto: own.value, result: conAdelanto(terms, own.value) } };
}
