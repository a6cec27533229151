import { type PlanDePagos, planDePagos } from '../calculators/planDePagos.js';
import { MONTHS } from '../sections/simuladorCreditos/frecuencias.js';
import { amountsOf, type CreditoPedido, type ProductoDeCredito, readCredit } from './credit.js';

/** Loan terms with their payment plan. */
export type CreditExample = { pedido: CreditoPedido; plan: PlanDePagos };

/**
 * Returns a representative example of a loan: half of its maximum amount over half of its longest term, in its first
 * currency. Null where its limits allow none.
 * @param today start date of the payments, `YYYY-MM-DD`
 */
export function creditExample(product: ProductoDeCredito, today: string): CreditExample | null {
  const [moneda = 'BOB'] = product.monedas;
  const [frecuencia = 'mensual'] = product.frecuencias;
  const amounts = amountsOf(product, moneda);
  if (!amounts) return null;
  const every = MONTHS[frecuencia];
  const halfTerm = Math.max(product.plazoMin, Math.floor(product.plazoMax / 2));
  const query = {
    moneda,
    monto: String(Math.max(Number(amounts.min), Math.floor(Number(amounts.max) / 2))),
    plazo_meses: String(Math.ceil(halfTerm / every) * every),
    frecuencia,
  };
  const read = readCredit(query, product, today);
  return read.ok ? { pedido: read.value, plan: planDePagos(read.value) } : null;
}
