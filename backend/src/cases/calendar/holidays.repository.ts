import type { Holiday } from '@coop/domain/answers';
import { addDays } from '@coop/domain/calendar';
import { Inject, Injectable } from '@nestjs/common';
import { and, asc, gte, lte, sql } from 'drizzle-orm';
import { DATABASE, type Database } from '../../platform/database/database.js';
import { locks } from '../../platform/database/locks.js';
import { preparedOn } from '../../platform/database/pool/preparedOn.js';
import { tables } from '../../platform/database/tables/tables.js';

const feriados = tables['sitio/feriados'];

/** Each page with the hours of a branch asks it. */
const findingBetween = preparedOn('find feriados', (on, name) =>
  on
    .select({
      fecha: feriados.fecha,
      nombre: feriados.nombre,
      departamento: feriados.departamento,
      tipo: feriados.tipo,
    })
    .from(feriados)
    .where(and(gte(feriados.fecha, sql.placeholder('first')), lte(feriados.fecha, sql.placeholder('last'))))
    .orderBy(asc(feriados.fecha), asc(feriados.nombre))
    .prepare(name),
);

/** The calendar of holidays, which staff edit as decrees change it. */
@Injectable()
export class HolidaysRepository {
  constructor(@Inject(DATABASE) private readonly database: Database) {}

  /** Whoever counts a day by which something is due: until the transaction ends the calendar stays as it is. */
  async holdStill(tx: Database): Promise<void> {
    await tx.execute(sql`select pg_advisory_xact_lock_shared(${locks.holidays}::int)`);
  }

  /** Whoever changes it: what was being counted is committed, and whoever counts next waits until the transaction ends. */
  async holdToChange(tx: Database): Promise<void> {
    await tx.execute(sql`select pg_advisory_xact_lock(${locks.holidays}::int)`);
  }

  /** Those of the days that begin with that one: a year of them. */
  findFrom(day: string): Promise<Holiday[]> {
    return this.findBetween(day, addDays(day, 365));
  }

  /** From one day to another, both included, in their order. */
  async findBetween(first: string, last: string, tx = this.database): Promise<Holiday[]> {
    const rows = await findingBetween(tx).execute({ first, last });
    return rows.map(({ tipo, ...row }) => ({ ...row, laborable: tipo === 'laborable' }));
  }
}
