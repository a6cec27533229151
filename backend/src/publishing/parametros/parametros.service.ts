import { formatShortDate, type SubmissionOptions, todayInLaPaz } from '@coop/domain';
import { Injectable } from '@nestjs/common';
import type { Database } from '../../platform/database/database.js';
import { Problem } from '../../platform/http/problem.js';
import { type Parametros, ParametrosRepository } from './parametros.repository.js';

type Term = NonNullable<SubmissionOptions['term']>;

/** What norms fix, as of a day. There is no other value for what no set says: whoever needs it does without. */
@Injectable()
export class ParametrosService {
  constructor(private readonly parametros: ParametrosRepository) {}

  findOn = (day: string = todayInLaPaz(), tx?: Database): Promise<Parametros | undefined> =>
    this.parametros.findOn(day, tx);

  /** The set in force on a day; throws a Problem (503) where there is none. */
  async getOn(day: string = todayInLaPaz(), tx?: Database): Promise<Parametros> {
    const found = await this.findOn(day, tx);
    if (found) return found;
    throw new Problem('no_disponible', `Faltan los parámetros normativos vigentes al ${formatShortDate(day)}.`);
  }

  /** The business days of a term that begins to run that day. */
  async daysOf({ businessDays }: Term, day: string, tx?: Database): Promise<number> {
    return typeof businessDays === 'number' ? businessDays : (await this.getOn(day, tx))[businessDays.byLaw];
  }
}
