import type { List } from './list';

/** Amounts of one currency are not those of another: limits without a currency are in bolivianos. */
export function monedaOfAmount({ limits }: List, params: URLSearchParams): { moneda?: 'BOB' } {
  const limited = limits.some((limit) => params.get(limit)?.trim());
  return limited && !params.get('moneda') ? { moneda: 'BOB' } : {};
}

/** The filter that says in which currency. */
export const monedaChoice = {
  label: 'Moneda',
  all: 'Todas',
  options: [
    ['BOB', 'Bolivianos'],
    ['USD', 'Dólares'],
  ],
} as const;

/** What to say of the limits that nobody gave a currency. */
export const limitsIn = ({ moneda }: { moneda?: 'BOB' }): string | undefined =>
  moneda && 'los límites se leen en bolivianos: elija otra moneda si busca en ella';
