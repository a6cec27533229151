import { amountOf, decimal, toCents } from './decimals.js';

/** Bolivianos per unit, as decimal texts. `compra` is the cooperative's buying rate and `venta` its selling rate. */
export type Tasas = { compra: string; venta: string; ufv: string };
type Divisa = 'BOB' | 'USD' | 'UFV';

/**
 * Converts an amount to another currency, to the cent. The customer buys dollars at the selling rate and sells them at
 * the buying rate; a UFV has one rate. Throws a RangeError where there is no rate.
 */
export function conversion(monto: string, de: Divisa, a: Divisa, tasas: Tasas): string {
  const bolivianos = decimal(monto).times(de === 'BOB' ? 1 : rateOf(de === 'USD' ? tasas.compra : tasas.ufv));
  return amountOf(toCents(a === 'BOB' ? bolivianos : bolivianos.div(rateOf(a === 'USD' ? tasas.venta : tasas.ufv))));
}

function rateOf(text: string) {
  const rate = decimal(text);
  if (rate.lte(0)) throw new RangeError('There is no rate for that currency');
  return rate;
}
