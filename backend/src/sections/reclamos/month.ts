import { todayInLaPaz } from '@coop/domain';
import { addDays } from '@coop/domain/calendar';
import { z } from 'zod';

/** A calendar month: `2026-10`. */
export const month = z
  .string('Escriba un mes')
  .regex(/^20\d\d-(0[1-9]|1[0-2])$/, 'Escriba un mes, por ejemplo 2026-10')
  .meta({ examples: ['2026-10'] });

export const firstDayOf = (mes: string) => `${mes}-01`;
export const lastDayOf = (mes: string) => {
  const [year = 0, number = 0] = mes.split('-').map(Number);
  return new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10);
};

export const monthBefore = (mes: string) => addDays(firstDayOf(mes), -1).slice(0, 7);
/** Returns `count` months, that one first, backwards. */
export const monthsUntil = (mes: string, count: number): string[] =>
  count > 0 ? [mes, ...monthsUntil(monthBefore(mes), count - 1)] : [];

export const hasStarted = (mes: string) => firstDayOf(mes) <= todayInLaPaz();
export const isOver = (mes: string) => lastDayOf(mes) < todayInLaPaz();
