import { formatShortDate, type SubmissionOptions, todayInLaPaz } from '@coop/domain';
import { Injectable } from '@nestjs/common';
import type { Database } from '../../platform/database/database.js';
import { Problem } from '../../platform/http/problem.js';
import { type Parametros, ParametrosRepository } from './parametros.repository.js';

type Term = NonNullable<SubmissionOptions['term']>;

/** Regulatory parameters by date. There is no fallback value: callers handle a missing set. */
@Injectable()
export class ParametrosService {
  constructor(private readonly parametros: ParametrosRepository) {}

  findOn = (day: string = todayInLaPaz(), tx?: Database): Promise<Parametros | undefined> =>
    this.parametros.findOn(day, tx);

  /** Returns the set in force on a day; throws a Problem (503) when there is none. */
  async getOn(day: string = todayInLaPaz(), tx?: Database): Promise<Parametros> {
    const found = await this.findOn(day, tx);
    if (found) return found;
    throw new Problem('no_disponible', `Faltan los parámetros normativos vigentes al ${formatShortDate(day)}.`);
  }

  /** Returns the business days of a term that starts that day. */
  async daysOf({ businessDays }: Term, day: string, tx?: Database): Promise<number> {
    return typeof businessDays === 'number' ? businessDays : (await this.getOn(day, tx))[businessDays.byLaw];
  }
}
