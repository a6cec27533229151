import type { List } from './list';

/** Limits without a currency are in bolivianos: amounts in different currencies are not comparable. */
export function monedaOfAmount({ limits }: List, params: URLSearchParams): { moneda?: 'BOB' } {
  const limited = limits.some((limit) => params.get(limit)?.trim());
  return limited && !params.get('moneda') ? { moneda: 'BOB' } : {};
}

/** The currency filter. */
export const monedaChoice = {
  label: 'Moneda',
  all: 'Todas',
  options: [
    ['BOB', 'Bolivianos'],
    ['USD', 'Dólares'],
  ],
} as const;

/** Returns a note for limits entered without a currency. */
export const limitsIn = ({ moneda }: { moneda?: 'BOB' }): string | undefined =>
  moneda && 'los límites se leen en bolivianos: elija otra moneda si busca en ella';
