import { amountOf, decimal, toCents } from './decimals.js';

/** Bolivianos per unit, as decimal texts. `compra` is the cooperative's buying rate and `venta` its selling rate. */
export type Tasas = { compra: string; venta: string; ufv: string };
type Divisa = 'BOB' | 'USD' | 'UFV';

/** Converts to the cent; customers buy dollars at the selling rate. Throws a RangeError without a rate. */
export function conversion(monto: string, de: Divisa, a: Divisa, tasas: Tasas): string {
  const bolivianos = decimal(monto).times(de === 'BOB' ? 1 : rateOf(de === 'USD' ? tasas.compra : tasas.ufv));
  return amountOf(toCents(a === 'BOB' ? bolivianos : bolivianos.div(rateOf(a === 'USD' ? tasas.venta : tasas.ufv))));
}

function rateOf(text: string) {
  const rate = decimal(text);
  if (rate.lte(0)) throw new RangeError('There is no rate for that currency');
  return rate;
}
