import { formatNumber } from '@coop/domain';
import { day } from '../../ground/calendar.js';

/** Monthly figures in whole bolivianos. Examples that grow a little each month. */
export type Balance = {
  activo: number;
  pasivo: number;
  patrimonio: number;
  carteraBruta: number;
  carteraMora: number;
  previsiones: number;
  depositos: number;
  resultadoGestion: number;
  socios: number;
};

const MONTHLY_GROWTH = 1.0058;

/** Computes the balance of a past month. `month` (1–12): the year's result restarts each January. */
export function balanceOf(monthsAgo: number, month: number): Balance {
  const scale = MONTHLY_GROWTH ** -monthsAgo;
  // A slow wave, so that the curves look natural.
  const wave = Math.sin(monthsAgo / 2.3);
  const activo = whole(1_486_000_000 * scale * (1 + wave * 0.004));
  const patrimonio = whole(172_300_000 * scale * (1 + wave * 0.002));
  const carteraBruta = whole(1_128_000_000 * scale * (1 + wave * 0.003));
  const carteraMora = whole(carteraBruta * (0.016 + monthsAgo * 0.00028 + wave * 0.0006));
  return {
    activo,
    pasivo: activo - patrimonio,
    patrimonio,
    carteraBruta,
    carteraMora,
    previsiones: whole(carteraMora * (1.72 - monthsAgo * 0.004 + Math.sin(monthsAgo / 3.1) * 0.03)),
    depositos: whole(1_174_000_000 * scale * (1 + wave * 0.003)),
    resultadoGestion: whole(1_040_000 * month * scale),
    socios: Math.round(48_310 * scale),
  };
}

/** Returns the members at the end of a year, consistent with the balances; for the current year, to date. */
export function membersAtTheEndOf(gestion: number): string {
  const [thisYear = 0, thisMonth = 0] = day(0).split('-').map(Number);
  const monthsAgo = Math.max(1, (thisYear - gestion) * 12 + thisMonth - 12);
  return formatNumber(balanceOf(monthsAgo, 12).socios, 0);
}

const whole = (amount: number) => Math.round(amount / 1000) * 1000;
