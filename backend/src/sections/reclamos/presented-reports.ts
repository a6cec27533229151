import { type AnySection, sections, todayInLaPaz } from '@coop/domain';
import { monthlyReportName } from '@coop/domain/sections/reclamos/monthlyReportName';
import { Injectable } from '@nestjs/common';
import { type EventMoment, HistoryRepository } from '../../resource/history/history.repository.js';
import { firstDayOf, monthBefore, monthsUntil } from './month.js';
import type { ToldBefore } from './reportParts.js';

const section: AnySection = sections['contactanos/reclamos'];
/** As long as complaints are kept, and a year more. */
const MONTHS = 11 * 12;

/** The reports that were handed in, as a month's own sees them. */
@Injectable()
export class PresentedReports {
  constructor(private readonly history: HistoryRepository) {}

  /** What had been told when that month was handed in; until it is, what has been told by now. */
  async toldBefore(mes: string): Promise<ToldBefore> {
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

/** The first of the months that were handed in one after the other right before that one; itself, where there is none. */
function firstOfRun(mes: string, told: readonly string[]): string {
  const before = monthBefore(mes);
  return told.includes(before) ? firstOfRun(before, told) : mes;
}
