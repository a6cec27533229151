import { Inputs, type ParsedInputs, type SimulationQuery } from './inputs.js';

export type Divisa = 'BOB' | 'USD' | 'UFV';
/** Conversion of `monto` (decimal text) from currency `de` to `a`. */
export type CambioPedido = { monto: string; de: Divisa; a: Divisa };

export const exchangeInputs = ['monto', 'de', 'a'] as const;
const CURRENCIES: readonly Divisa[] = ['BOB', 'USD', 'UFV'];

/** Reads the requested conversion; by default from bolivianos to dollars. A UFV of 0 means no rate. */
export function readExchange(query: SimulationQuery, { ufv }: { ufv: number }): ParsedInputs<CambioPedido> {
  const inputs = new Inputs(query, exchangeInputs);
  const de = inputs.choice('de', CURRENCIES);
  const a = inputs.choice('a', ['USD', 'BOB', 'UFV']);
  const monto = inputs.money('monto', { min: '0.01', max: '1000000000.00' }, de);
  if (de === a) inputs.refuse('a', 'Elija otra moneda');
  else if (ufv <= 0 && [de, a].includes('UFV'))
    inputs.refuse(de === 'UFV' ? 'de' : 'a', 'Hoy no hay cotización de la UFV: elija otra moneda');
  return inputs.understood(() => ({ monto, de, a }));
}
