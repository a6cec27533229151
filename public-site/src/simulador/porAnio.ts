import { amount, cents } from '@coop/domain/amounts';
import type { Pago } from '@coop/domain/calculators';

type DelAnio = Pick<Pago, 'fecha' | 'capital' | 'interes'> & { etiqueta: string };

/** Capital and interest of each calendar year, in its order. */
export function porAnio(pagos: readonly Pago[]): DelAnio[] {
  const anios = new Map<string, { capital: bigint; interes: bigint }>();
  for (const { fecha, capital, interes } of pagos) {
    const anio = fecha.slice(0, 4);
    const hasta = anios.get(anio) ?? { capital: 0n, interes: 0n };
    anios.set(anio, { capital: hasta.capital + cents(capital), interes: hasta.interes + cents(interes) });
  }
  return [...anios].map(([etiqueta, { capital, interes }]) => ({
    fecha: `${etiqueta}-01-01`,
    etiqueta,
    capital: amount(capital),
    interes: amount(interes),
  }));
}
