import { type Capacidad, cuotaPosible, montoPosible } from '../calculators/capacidadDePago.js';
import { amountOf, decimal } from '../calculators/decimals.js';
import { amountsOf, type CreditoPedido, type Moneda, type ProductoDeCredito, readCredit } from './credit.js';
import { type Asked, faultsIn, Inputs, partOf, type Understood } from './inputs.js';

const OWN_INPUTS = ['ingreso', 'otras_cuotas'] as const;
/** Of the loan, what it depends on: neither its amount, which is asked for, nor a rate of somebody's own. */
const OF_THE_LOAN = ['producto', 'moneda', 'plazo_meses', 'sistema', 'frecuencia', 'gracia_meses'] as const;

/** Names of what is asked, in addresses and in the API alike. */
export const capacityInputs = [...OF_THE_LOAN, ...OWN_INPUTS] as const;

const INCOME = { min: '1.00', max: '10000000.00' };
const OTHERS = { min: '0.00', max: '10000000.00' };

/** What a household can pay each month, and the loan that goes with it; null where not even the least does. */
export type CapacidadPedida = {
  moneda: Moneda;
  ingreso: string;
  otrasCuotas: string;
  cuotaPosible: string;
  terms: CreditoPedido;
  capacidad: Capacidad | null;
};

/** What may be lent to whoever earns so much, within what the product allows. Nothing of who asks is needed. */
export function readCapacity(asked: Asked, product: ProductoDeCredito, today: string): Understood<CapacidadPedida> {
  const inputs = new Inputs(asked, capacityInputs);
  const moneda = inputs.choice<Moneda>('moneda', product.monedas);
  const limits = amountsOf(product, moneda) ?? { min: '1.00', max: '1.00' };
  const ingreso = inputs.money('ingreso', INCOME, moneda);
  const otras = inputs.has('otras_cuotas') ? inputs.money('otras_cuotas', OTHERS, moneda) : '0.00';
  const own = inputs.understood(() => ({ ingreso, otrasCuotas: otras, cuotaPosible: cuotaPosible(ingreso, otras) }));
  const loan = readCredit({ ...partOf(asked, OF_THE_LOAN), monto: limits.min }, product, today);
  if (!own.ok || !loan.ok) return { ok: false, faults: faultsIn(loan, own) };
  const eachPayment = amountOf(decimal(own.value.cuotaPosible).times(loan.value.cadaMeses ?? 1));
  const capacidad = montoPosible(loan.value, eachPayment, limits);
  return { ok: true, value: { moneda, ...own.value, terms: loan.value, capacidad } };
}
