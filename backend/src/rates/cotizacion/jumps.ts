import type { Cotizacion } from '@coop/domain/answers';

export type Figures = Readonly<Record<'compra' | 'venta' | 'ufv', string | number>>;

/** How far rates of a day lie from those before, as a part of these, before somebody is asked whether they meant it. */
const FAR: Readonly<Record<keyof Figures, number>> = { compra: 0.15, venta: 0.15, ufv: 0.05 };

/** Whether rates are as far from those that rule as a finger that slipped takes them. A rate that was none is far from nothing. */
export const jumps = (rates: Figures, { cotizaciones }: Pick<Cotizacion, 'cotizaciones'>): boolean =>
  (['compra', 'venta', 'ufv'] as const).some((name) => {
    const before = Number(cotizaciones[name]);
    return before > 0 && Math.abs(Number(rates[name]) - before) / before > FAR[name];
  });
