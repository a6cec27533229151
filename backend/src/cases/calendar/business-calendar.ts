import { addBusinessDays, addDays, businessDaysUntil, calendarCovers, isBusinessDay } from '@coop/domain/calendar';
import { Injectable } from '@nestjs/common';
import type { Database } from '../../platform/database/database.js';
import { HolidaysRepository } from './holidays.repository.js';

/** Longest run of days without one of work that the calendar is read for: weekends and holidays together. */
const IDLE_DAYS = 30;

/** Business days, with the holidays as they stand on record. Departamento null: those of the whole country alone. */
@Injectable()
export class BusinessCalendar {
  constructor(private readonly holidays: HolidaysRepository) {}

  /** The day that many business days after another, which itself doesn't count; before it when negative. */
  async add(day: string, count: number, departamento: string | null, tx?: Database): Promise<string> {
    const reach = addDays(day, Math.sign(count) * (2 * Math.abs(count) + IDLE_DAYS));
    const [first, last] = [day, reach].sort() as [string, string];
    return addBusinessDays(day, count, await this.holidays.findBetween(first, last, tx), departamento);
  }

  /** Whether the holidays of the years between two days are on record: without them no day of those years is sure. */
  async covers(first: string, last: string, tx?: Database): Promise<boolean> {
    const years = [`${first.slice(0, 4)}-01-01`, `${last.slice(0, 4)}-12-31`] as const;
    return calendarCovers(first, last, await this.holidays.findBetween(...years, tx));
  }

  /** How many business days there are after a day, up to another and counting it; negative when that one is past. */
  async until(from: string, to: string, departamento: string | null): Promise<number> {
    const [first, last] = [from, to].sort() as [string, string];
    return businessDaysUntil(from, to, await this.holidays.findBetween(first, last), departamento);
  }

  async isWorked(day: string, departamento: string | null, tx?: Database): Promise<boolean> {
    return isBusinessDay(day, await this.holidays.findBetween(day, day, tx), departamento);
  }
}
