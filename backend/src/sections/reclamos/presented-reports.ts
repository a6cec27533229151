import { type AnySection, sections, todayInLaPaz } from '@coop/domain';
import { monthlyReportName } from '@coop/domain/sections/reclamos/monthlyReportName';
import { Injectable } from '@nestjs/common';
import { type EventMoment, HistoryRepository } from '../../resource/history/history.repository.js';
import { firstDayOf, monthBefore, monthsUntil } from './month.js';
import type { FiledReports } from './reportParts.js';

const section: AnySection = sections['contactanos/reclamos'];
/** Months of retention of complaints, plus a year. */
const MONTHS = 11 * 12;

/** Filed reports, as seen from one month. */
@Injectable()
export class PresentedReports {
  constructor(private readonly history: HistoryRepository) {}

  /** Returns the reports filed before that month's report; before it is filed, all so far. */
  async findFiled(mes: string): Promise<FiledReports> {
    const presented = await this.find();
    const own = presented.get(mes);
    const told = [...presented].filter(([, { en }]) => own === undefined || en <= own.en).map(([month]) => month);
    return { months: told, isPresented: own !== undefined, since: firstDayOf(firstOfRun(mes, told)) };
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
function firstOfRun(mes: string, told: readonly string[]): string {
  const before = monthBefore(mes);
  return told.includes(before) ? firstOfRun(before, told) : mes;
}
