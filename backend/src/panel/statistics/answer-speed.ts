import { businessDaysUntil } from '@coop/domain/calendar';
import { Injectable } from '@nestjs/common';
import { HolidaysRepository } from '../../cases/calendar/holidays.repository.js';
import type { AnsweredCount } from '../trends/trends.repository.js';

type DurationCount = readonly [value: number, times: number];

/** Returns the median of a frequency table, averaging the middle two; null if it is empty. */
export function median(found: readonly DurationCount[]): number | null {
  const sorted = found.filter(([, times]) => times > 0).sort(([one], [other]) => one - other);
  const total = sorted.reduce((sum, [, times]) => sum + times, 0);
  if (total === 0) return null;
  return (nth(sorted, Math.ceil(total / 2)) + nth(sorted, Math.floor(total / 2) + 1)) / 2;
}

/** Returns the nth value, counting from one. */
function nth(sorted: readonly DurationCount[], place: number): number {
  let passed = 0;
  for (const [value, times] of sorted) {
    passed += times;
    if (passed >= place) return value;
  }
  return Number.NaN;
}

/** Response times in business days, with the holidays of each case's department. */
@Injectable()
export class AnswerSpeed {
  constructor(private readonly holidays: HolidaysRepository) {}

  /** Returns the mean, with one decimal, and the median; null without answers. */
  async of(answers: readonly AnsweredCount[]): Promise<{ promedio: number | null; mediana: number | null }> {
    const days = answers.flatMap(({ recibido, respondido }) => [recibido, respondido]).sort();
    const [first, last] = [days[0], days.at(-1)];
    const calendar = first && last ? await this.holidays.findBetween(first, last) : [];
    const worked = answers.map(
      ({ recibido, respondido, departamento, cantidad }) =>
        [businessDaysUntil(recibido, respondido, calendar, departamento), cantidad] as const,
    );
    const total = answers.reduce((all, { cantidad }) => all + cantidad, 0);
    const all = worked.reduce((days, [each, times]) => days + each * times, 0);
    return { promedio: total === 0 ? null : Math.round((all / total) * 10) / 10, mediana: median(worked) };
  }
}
