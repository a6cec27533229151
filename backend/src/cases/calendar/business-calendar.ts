import { addBusinessDays, addDays, businessDaysUntil, calendarCovers, isBusinessDay } from '@coop/domain/calendar';
import { Injectable } from '@nestjs/common';
import type { Database } from '../../platform/database/database.js';
import { HolidaysRepository } from './holidays.repository.js';

/** Longest possible run of days without business days: weekends plus holidays. */
const IDLE_DAYS = 30;

/** Business days with the registered holidays. Departamento null: national holidays only. */
@Injectable()
export class BusinessCalendar {
  constructor(private readonly holidays: HolidaysRepository) {}

  /** Returns the day `count` business days after another, which doesn't count; before it when negative. */
  async add(day: string, count: number, departamento: string | null, tx?: Database): Promise<string> {
    const reach = addDays(day, Math.sign(count) * (2 * Math.abs(count) + IDLE_DAYS));
    const [first, last] = [day, reach].sort() as [string, string];
    return addBusinessDays(day, count, await this.holidays.findBetween(first, last, tx), departamento);
  }

  /** Returns whether the holidays of all years between two days are registered; otherwise a deadline is an estimate. */
  async covers(first: string, last: string, tx?: Database): Promise<boolean> {
    const years = [`${first.slice(0, 4)}-01-01`, `${last.slice(0, 4)}-12-31`] as const;
    return calendarCovers(first, last, await this.holidays.findBetween(...years, tx));
  }

  /** Counts the business days after a day, up to and including another; negative if that one is earlier. */
  async until(from: string, to: string, departamento: string | null): Promise<number> {
    const [first, last] = [from, to].sort() as [string, string];
    return businessDaysUntil(from, to, await this.holidays.findBetween(first, last), departamento);
  }

  async isWorked(day: string, departamento: string | null, tx?: Database): Promise<boolean> {
    return isBusinessDay(day, await this.holidays.findBetween(day, day, tx), departamento);
  }
}
