import { amountOf, decimal, toCents } from './decimals.js';

/** Bolivianos that a unit costs to whoever buys it, and gives to whoever sells it; decimal texts. */
export type Tasas = { compra: string; venta: string; ufv: string };
type Divisa = 'BOB' | 'USD' | 'UFV';

/**
 * An amount in another currency, to the cent: dollars are bought from the cooperative at its selling rate and sold to it
 * at its buying rate; a UFV is worth the same both ways. Throws a RangeError where there is no rate.
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
