import { addDays } from '@coop/domain/calendar';
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
  const earlier = { to: addDays(first, -1) };
  const within = { from: startOf(first), to: endOf(last) };
  return [
    { reason: 'registrados', query: { equals: {}, between: { fechaRegistro: { from: first, to: last } } } },
    ...[...closedIn(within, last), ...openAtEnd(within.to, last)].map(({ reason, query }) => ({
      reason,
      query: { ...query, between: { ...query.between, fechaRegistro: earlier } },
    })),
  ];
}

type Moments = { from: string; to: string };

/** Closed in it and not open again at its end: for the first time, or by the ruling of the second instance. */
function closedIn(within: Moments, last: string): ReportPart[] {
  const never = { primerCierreEn: [null] };
  return [
    { reason: 'cerrados', query: { equals: never, between: { cerradoEn: within } } },
    {
      reason: 'cerrados',
      query: { equals: { segundaInstanciaEn: [null] }, between: { primerCierreEn: within } },
    },
    {
      reason: 'cerrados',
      query: {
        equals: {},
        between: { primerCierreEn: within, segundaInstanciaEn: { from: addDays(last, 1) } },
      },
    },
    {
      reason: 'cerrados',
      query: {
        equals: { estado: ['cerrado'] },
        between: { primerCierreEn: { to: within.to }, segundaInstanciaEn: { to: last }, cerradoEn: within },
      },
    },
  ];
}

/** Not closed yet, or opened again by the second instance, which had not ruled. */
function openAtEnd(end: string, last: string): ReportPart[] {
  const after = { from: new Date(Date.parse(end) + 1).toISOString() };
  const again = { primerCierreEn: { to: end }, segundaInstanciaEn: { to: last } };
  return [
    { reason: 'pendientes', query: { equals: { cerradoEn: [null] }, between: {} } },
    { reason: 'pendientes', query: { equals: { primerCierreEn: [null] }, between: { cerradoEn: after } } },
    { reason: 'pendientes', query: { equals: {}, between: { primerCierreEn: after } } },
    { reason: 'pendientes', query: { equals: { estado: ['segunda_instancia'] }, between: again } },
    { reason: 'pendientes', query: { equals: {}, between: { ...again, cerradoEn: after } } },
  ];
}
