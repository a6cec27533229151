import { formatShortDate, type SubmissionOptions, sections, todayInLaPaz } from '@coop/domain';
import { parametrosIniciales } from '@coop/domain/sections/parametros/parametrosIniciales';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import type { Database } from '../../platform/database/database.js';
import { lockNamed } from '../../platform/database/locks.js';
import { Problem } from '../../platform/http/problem.js';
import { completeRow } from '../../resource/rows/completeRow.js';
import { RowWriter } from '../../resource/rows/row-writer.js';
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
    return typeof businessDays === 'number' ? businessDays : (await this.getOn(day, tx))[businessDays];
  }
}

const section = sections['sitio/parametros'];
const FIRST_SLUG = 'parametros-iniciales';

/** Seeds the initial parameters at startup when none exist; a lock lets only one of several servers do it. */
@Injectable()
export class FirstParametros implements OnApplicationBootstrap {
  constructor(
    private readonly parametros: ParametrosRepository,
    private readonly writer: RowWriter,
  ) {}

  async onApplicationBootstrap() {
    if (await this.parametros.hasAny()) return;
    await this.writer.together(async (batch) => {
      await lockNamed(section.name, batch.tx);
      if (await this.parametros.hasAny(batch.tx)) return;
      const draft = completeRow(section, { ...parametrosIniciales, slug: FIRST_SLUG }, null, new Date());
      await this.writer.insert({ section, action: 'crear', after: draft }, undefined, batch);
      const change = { section, action: 'publicar', before: draft, after: { ...draft, estado: 'publicado' } };
      await this.writer.replace(change, () => new Problem('conflicto'), batch);
    });
  }
}
