import { type PlanDePagos, planDePagos } from '../calculators/planDePagos.js';
import { MONTHS } from '../sections/simuladorCreditos/frecuencias.js';
import { amountsOf, type CreditoPedido, type ProductoDeCredito, readCredit } from './credit.js';

/** A loan and what it costs. */
export type CreditExample = { pedido: CreditoPedido; plan: PlanDePagos };

/**
 * The example by which a loan can be told from others: half of the most that it lends over half of its longest term, in the
 * first of its currencies, as its product lends it. Null where its limits allow none.
 * @param today from which payments are counted, `YYYY-MM-DD`
 */
export function creditExample(product: ProductoDeCredito, today: string): CreditExample | null {
  const [moneda = 'BOB'] = product.monedas;
  const [frecuencia = 'mensual'] = product.frecuencias;
  const amounts = amountsOf(product, moneda);
  if (!amounts) return null;
  const every = MONTHS[frecuencia];
  const halfTerm = Math.max(product.plazoMin, Math.floor(product.plazoMax / 2));
  const asked = {
    moneda,
    monto: String(Math.max(Number(amounts.min), Math.floor(Number(amounts.max) / 2))),
    plazo_meses: String(Math.ceil(halfTerm / every) * every),
    frecuencia,
  };
  const read = readCredit(asked, product, today);
  return read.ok ? { pedido: read.value, plan: planDePagos(read.value) } : null;
}
