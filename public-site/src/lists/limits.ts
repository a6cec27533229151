import { canonicalDecimal } from '@coop/domain/amounts';
import { formatNumber } from '@coop/domain/format';
import type { Leer } from '../reading/leer';
import type { List } from './list';

export const monedaChoice = {
  label: 'Moneda',
  all: 'Todas',
  options: [
    ['BOB', 'Bolivianos'],
    ['USD', 'Dólares'],
  ],
} as const;

type Limits = {
  amounts: Readonly<Record<string, string>>;
  /** Error message for limits that are not numbers; these do not filter. */
  fault: string | undefined;
};

/** Parses the limits of a list's amount from the URL, in any usual notation. */
export function limitsIn({ limits }: List, params: URLSearchParams): Limits {
  const input = limits.flatMap((name) => {
    const written = params.get(name)?.trim().slice(0, 40);
    return written ? [{ name, written, amount: canonicalDecimal(written.replace(SIGN, ''), 2) }] : [];
  });
  const wrong = input.filter(({ amount }) => !AMOUNT.test(amount)).map(({ written }) => `«${written}»`);
  return {
    amounts: Object.fromEntries(input.flatMap(({ name, amount }) => (AMOUNT.test(amount) ? [[name, amount]] : []))),
    fault: wrong.length > 0 ? `${wrong.join(' y ')} no es un monto: escriba un número como 10.000` : undefined,
  };
}

const SIGN = /^(?:bs|\$us|usd)\.?\s*/i;
const AMOUNT = /^\d{1,15}\.\d\d$/;

type Row = Readonly<Record<string, unknown>>;

/** Returns an amount in bolivianos with the rate; NaN for dollars without rates. */
export async function comparable(leer: Leer, monto: string) {
  const cotizacion = await leer.cotizacion().catch(() => undefined);
  const dollar = cotizacion?.cotizaciones.venta;
  return {
    inBolivianos: (row: Row): number => Number(row[monto]) * (row.moneda === 'USD' ? (dollar ?? Number.NaN) : 1),
    note: dollar
      ? `los montos en dólares se comparan a razón de Bs ${formatNumber(dollar)}`
      : 'los montos son en bolivianos: si busca en otra moneda, elíjala en los filtros',
  };
}
