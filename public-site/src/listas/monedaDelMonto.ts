import type { Lista } from './lista';

/** Amounts of one currency are not those of another: limits without a currency are in bolivianos. */
export function monedaDelMonto({ limites }: Lista, params: URLSearchParams): { moneda?: 'BOB' } {
  const limitado = limites.some((limite) => params.get(limite)?.trim());
  return limitado && !params.get('moneda') ? { moneda: 'BOB' } : {};
}

/** The filter that says in which currency. */
export const eleccionDeMoneda = {
  etiqueta: 'Moneda',
  todas: 'Todas',
  opciones: [
    ['BOB', 'Bolivianos'],
    ['USD', 'Dólares'],
  ],
} as const;

/** What to say of the limits that nobody gave a currency. */
export const limitesEn = ({ moneda }: { moneda?: 'BOB' }): string | undefined =>
  moneda && 'los límites se leen en bolivianos: elija otra moneda si busca en ella';
