import { addDays } from '@coop/domain/calendar';
import type { motivosDeInclusion } from '@coop/domain/sections/formatosReporte/motivosDeInclusion';
import type { RowQuery } from '../../platform/database/tables/row-query.js';
import { firstDayOf, lastDayOf } from './month.js';

export type Reason = keyof typeof motivosDeInclusion;

type Query = Pick<RowQuery, 'equals' | 'between'>;

/** `late`: of a month that had been handed in when they came. */
export type ReportPart = { reason: Reason; late?: true; query: Query };

/** What reports that were handed in say to that of a month. */
export type ToldBefore = {
  /** Whether it was handed in itself: it tells of what had been told then, and of nothing that came since. */
  isPresented: boolean;
  /** Months whose reports had been handed in, its own too. */
  months: readonly string[];
  /** The first day of those that had been right before it, one after the other; of its own, where the one before had not. */
  since: string;
};

const startOf = (day: string) => new Date(`${day}T00:00:00.000-04:00`).toISOString();
const endOf = (day: string) => new Date(`${day}T23:59:59.999-04:00`).toISOString();

/**
 * What the report of a month tells of, in parts that share no complaint: all that was registered in it, and of earlier
 * ones those that were open at some moment of it. What came for a month that had been handed in was told as registered by
 * no report: the next one that is handed in does.
 */
export function reportParts(mes: string, told: ToldBefore): readonly ReportPart[] {
  const [first, last] = [firstDayOf(mes), lastDayOf(mes)];
  const known: Query['equals'] = told.isPresented ? { enReporte: told.months } : {};
  const untold = { enReporte: [told.isPresented ? mes : null] };
  const run = { fechaRegistro: { from: told.since, to: addDays(first, -1) } };
  const late: ReportPart = { reason: 'registrados', late: true, query: { equals: untold, between: run } };
  const earlier: Query[] = [{ equals: known, between: { fechaRegistro: { to: addDays(told.since, -1) } } }];
  const before = told.months.filter((month) => month !== mes);
  const follows = told.since < first;
  if (follows) earlier.push({ equals: { enReporte: before }, between: run });
  return [
    { reason: 'registrados', query: { equals: known, between: { fechaRegistro: { from: first, to: last } } } },
    ...(follows ? [late] : []),
    ...earlier.flatMap((query) => openIn(first, last).map((part) => ({ ...part, query: both(query, part.query) }))),
  ];
}

const both = (one: Query, other: Query): Query => ({
  equals: { ...one.equals, ...other.equals },
  between: { ...one.between, ...other.between },
});

/** Those that were open at some moment of those days. */
const openIn = (first: string, last: string): ReportPart[] => {
  const within = { from: startOf(first), to: endOf(last) };
  return [
    ...closedIn(within, last).map((query) => ({ reason: 'cerrados' as const, query })),
    ...openAtEnd(within.to, last).map((query) => ({ reason: 'pendientes' as const, query })),
  ];
};

type Moments = { from: string; to: string };

/** Closed in it and not open again at its end: for the first time, or by the ruling of the second instance. */
function closedIn(within: Moments, last: string): Query[] {
  const later = { from: addDays(last, 1) };
  return [
    { equals: { primerCierreEn: [null] }, between: { cerradoEn: within } },
    { equals: { segundaInstanciaEn: [null] }, between: { primerCierreEn: within } },
    { equals: {}, between: { primerCierreEn: within, segundaInstanciaEn: later } },
    {
      equals: { estado: ['cerrado'] },
      between: { primerCierreEn: { to: within.to }, segundaInstanciaEn: { to: last }, cerradoEn: within },
    },
  ];
}

/** Not closed yet, or opened again by the second instance, which had not ruled. */
function openAtEnd(end: string, last: string): Query[] {
  const after = { from: new Date(Date.parse(end) + 1).toISOString() };
  const again = { primerCierreEn: { to: end }, segundaInstanciaEn: { to: last } };
  return [
    { equals: { cerradoEn: [null] }, between: {} },
    { equals: { primerCierreEn: [null] }, between: { cerradoEn: after } },
    { equals: {}, between: { primerCierreEn: after } },
    { equals: { estado: ['segunda_instancia'] }, between: again },
    { equals: {}, between: { ...again, cerradoEn: after } },
  ];
}
