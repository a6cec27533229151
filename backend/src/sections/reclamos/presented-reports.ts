import { type AnySection, sections, todayInLaPaz } from '@coop/domain';
import { addDays } from '@coop/domain/calendar';
import type { motivosDeInclusion } from '@coop/domain/sections/formatosReporte/motivosDeInclusion';
import { monthlyReportName } from '@coop/domain/sections/reclamos/monthlyReportName';
import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import type { RowQuery } from '../../platform/database/tables/row-query.js';
import { type EventMoment, HistoryRepository } from '../../resource/history/history.repository.js';

export const month = z
  .string('Escriba un mes')
  .regex(/^20\d\d-(0[1-9]|1[0-2])$/, 'Escriba un mes, por ejemplo 2026-10')
  .meta({ examples: ['2026-10'] });

export const firstDayOf = (mes: string) => `${mes}-01`;
export const lastDayOf = (mes: string) => {
  const [year = 0, number = 0] = mes.split('-').map(Number);
  return new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10);
};

const monthBefore = (mes: string) => addDays(firstDayOf(mes), -1).slice(0, 7);
/** Returns `count` months, that one first, backwards. */
const monthsUntil = (mes: string, count: number): string[] =>
  count > 0 ? [mes, ...monthsUntil(monthBefore(mes), count - 1)] : [];

export const hasStarted = (mes: string) => firstDayOf(mes) <= todayInLaPaz();
export const isOver = (mes: string) => lastDayOf(mes) < todayInLaPaz();

type Reason = keyof typeof motivosDeInclusion;

type Query = Pick<RowQuery, 'equals' | 'between'>;

/** A part of the report. `late`: registered for a month already filed. */
export type ReportPart = { reason: Reason; late?: true; query: Query };

/** Reports already filed, as seen from a month's report. */
type FiledReports = {
  /** Whether this report was filed: it then includes only what was known at that time. */
  isPresented: boolean;
  /** Months already filed, including its own. */
  months: readonly string[];
  /** First day of the consecutive filed months just before; without any, of its own month. */
  since: string;
};

const startOf = (day: string) => new Date(`${day}T00:00:00.000-04:00`).toISOString();
const endOf = (day: string) => new Date(`${day}T23:59:59.999-04:00`).toISOString();

/** Parts: registered in the month, or earlier and open. Late additions go to the next report. */
export function reportParts(mes: string, filed: FiledReports): readonly ReportPart[] {
  const [first, last] = [firstDayOf(mes), lastDayOf(mes)];
  const known: Query['equals'] = filed.isPresented ? { enReporte: filed.months } : {};
  const unreported = { enReporte: [filed.isPresented ? mes : null] };
  const run = { fechaRegistro: { from: filed.since, to: addDays(first, -1) } };
  const late: ReportPart = { reason: 'registrados', late: true, query: { equals: unreported, between: run } };
  const earlier: Query[] = [{ equals: known, between: { fechaRegistro: { to: addDays(filed.since, -1) } } }];
  const before = filed.months.filter((month) => month !== mes);
  const follows = filed.since < first;
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

/** Returns the complaints open at some moment of those days. */
const openIn = (first: string, last: string): ReportPart[] => {
  const within = { from: startOf(first), to: endOf(last) };
  return [
    ...closedIn(within, last).map((query) => ({ reason: 'cerrados' as const, query })),
    ...openAtEnd(within.to, last).map((query) => ({ reason: 'pendientes' as const, query })),
  ];
};

type Moments = { from: string; to: string };

/** Closed in the period, for the first time or by second instance, and not reopened. */
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

/** Returns those not closed by the end, or reopened by a second instance that hadn't ruled. */
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

const section: AnySection = sections['contactanos/reclamos'];
/** Months of retention of complaints, plus a year. */
const MONTHS = 11 * 12;

@Injectable()
export class PresentedReports {
  constructor(private readonly history: HistoryRepository) {}

  /** Returns the reports filed before that month's report; before it is filed, all so far. */
  async findFiled(mes: string): Promise<FiledReports> {
    const presented = await this.find();
    const own = presented.get(mes);
    const months = [...presented].filter(([, { en }]) => own === undefined || en <= own.en).map(([month]) => month);
    return { months, isPresented: own !== undefined, since: firstDayOf(firstOfRun(mes, months)) };
  }

  private async find(): Promise<ReadonlyMap<string, EventMoment>> {
    const months = new Map(
      monthsUntil(todayInLaPaz().slice(0, 7), MONTHS).map((month) => [monthlyReportName(month), month]),
    );
    const events = await this.history.findEvents(section, 'presentar', [...months.keys()]);
    return new Map(events.map((event) => [months.get(event.registro) as string, event]));
  }
}

/** Returns the first month of the unbroken run of filed reports just before a month; the month itself without one. */
function firstOfRun(mes: string, months: readonly string[]): string {
  const before = monthBefore(mes);
  return months.includes(before) ? firstOfRun(before, months) : mes;
}
