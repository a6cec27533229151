import type { motivosDeInclusion } from '@coop/domain/sections/formatosReporte/motivosDeInclusion';
import type { RowQuery } from '../../platform/database/tables/row-query.js';
import { firstDayOf, lastDayOf } from './month.js';

export type Reason = keyof typeof motivosDeInclusion;

export type ReportPart = { reason: Reason; query: Pick<RowQuery, 'equals' | 'between'> };

const startOf = (day: string) => new Date(`${day}T00:00:00.000-04:00`).toISOString();
const endOf = (day: string) => new Date(`${day}T23:59:59.999-04:00`).toISOString();

/**
 * What the report of a month tells of, in parts that share no complaint: all that was registered in it, and of earlier
 * ones those that were open at some moment of it.
 */
export function reportParts(mes: string): readonly ReportPart[] {
  const [first, last] = [firstDayOf(mes), lastDayOf(mes)];
  const earlier = { to: new Date(Date.parse(first) - 86_400_000).toISOString().slice(0, 10) };
  const before = { to: new Date(Date.parse(startOf(first)) - 1).toISOString() };
  const after = { from: new Date(Date.parse(endOf(last)) + 1).toISOString() };
  return [
    { reason: 'registrados', query: { equals: {}, between: { fechaRegistro: { from: first, to: last } } } },
    {
      reason: 'cerrados',
      query: { equals: {}, between: { fechaRegistro: earlier, cerradoEn: { from: startOf(first), to: endOf(last) } } },
    },
    { reason: 'pendientes', query: { equals: { cerradoEn: [null] }, between: { fechaRegistro: earlier } } },
    { reason: 'pendientes', query: { equals: {}, between: { fechaRegistro: earlier, cerradoEn: after } } },
    // Closed once, and open again before the Defensoría.
    {
      reason: 'pendientes',
      query: {
        equals: { estado: ['segunda_instancia'] },
        between: { fechaRegistro: earlier, cerradoEn: before, segundaInstanciaEn: { to: last } },
      },
    },
  ];
}
