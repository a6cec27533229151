import { amount, cents } from '@coop/domain/amounts';
import type { Pago } from '@coop/domain/calculators';

type OfYear = Pick<Pago, 'fecha' | 'capital' | 'interes'> & { etiqueta: string };

/** Capital and interest of each calendar year, in its order. */
export function byYear(payments: readonly Pago[]): OfYear[] {
  const years = new Map<string, { capital: bigint; interes: bigint }>();
  for (const { fecha, capital, interes } of payments) {
    const year = fecha.slice(0, 4);
    const until = years.get(year) ?? { capital: 0n, interes: 0n };
    years.set(year, { capital: until.capital + cents(capital), interes: until.interes + cents(interes) });
  }
  return [...years].map(([label, { capital, interes }]) => ({
    fecha: `${label}-01-01`,
    etiqueta: label,
    capital: amount(capital),
    interes: amount(interes),
  }));
}
