import { type Capacidad, cuotaPosible, montoPosible } from '../calculators/capacidadDePago.js';
import { amountOf, decimal } from '../calculators/decimals.js';
import { amountsOf, type CreditoPedido, type Moneda, type ProductoDeCredito, readCredit } from './credit.js';
import { faultsIn, Inputs, type ParsedInputs, partOf, type SimulationQuery } from './inputs.js';

const OWN_INPUTS = ['ingreso', 'otras_cuotas'] as const;
const OF_THE_LOAN = ['producto', 'moneda', 'plazo_meses', 'sistema', 'frecuencia', 'gracia_meses'] as const;

export const capacityInputs = [...OF_THE_LOAN, ...OWN_INPUTS] as const;

const INCOME = { min: '1.00', max: '10000000.00' };
const OTHERS = { min: '0.00', max: '10000000.00' };

/** Payment capacity of a household and the loan for it; null when not even the smallest loan fits. */
export type CapacidadPedida = {
  moneda: Moneda;
  ingreso: string;
  otrasCuotas: string;
  /** Percentage of the income for all payments. */
  parte: string;
  cuotaPosible: string;
  terms: CreditoPedido;
  capacidad: Capacidad | null;
};

/** Reads a capacity request and computes the largest loan for an income, without personal data. */
export function readCapacity(
  query: SimulationQuery,
  product: ProductoDeCredito,
  parte: string,
  today: string,
): ParsedInputs<CapacidadPedida> {
  const inputs = new Inputs(query, capacityInputs);
  const moneda = inputs.choice<Moneda>('moneda', product.monedas);
  const limits = amountsOf(product, moneda) ?? { min: '1.00', max: '1.00' };
  const ingreso = inputs.money('ingreso', INCOME, moneda);
  const otras = inputs.has('otras_cuotas') ? inputs.money('otras_cuotas', OTHERS, moneda) : '0.00';
  const own = inputs.understood(() => ({
    ingreso,
    otrasCuotas: otras,
    parte,
    cuotaPosible: cuotaPosible(ingreso, otras, parte),
  }));
  const loan = readCredit({ ...partOf(query, OF_THE_LOAN), monto: limits.min }, product, today);
  if (!own.ok || !loan.ok) return { ok: false, faults: faultsIn(loan, own) };
  const eachPayment = amountOf(decimal(own.value.cuotaPosible).times(loan.value.cadaMeses ?? 1));
  const capacidad = montoPosible(loan.value, eachPayment, limits);
  return { ok: true, value: { moneda, ...own.value, terms: loan.value, capacidad } };
}
