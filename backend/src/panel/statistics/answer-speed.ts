import { businessDaysUntil } from '@coop/domain/calendar';
import { Injectable } from '@nestjs/common';
import { HolidaysRepository } from '../../cases/calendar/holidays.repository.js';
import type { AnsweredCount } from '../trends/trends.repository.js';
import { median } from './median.js';

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
