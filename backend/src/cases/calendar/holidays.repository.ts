import type { Holiday } from '@coop/domain/answers';
import { addDays } from '@coop/domain/calendar';
import { Inject, Injectable } from '@nestjs/common';
import { and, asc, gte, lte, sql } from 'drizzle-orm';
import { DATABASE, type Database } from '../../platform/database/database.js';
import { locks } from '../../platform/database/locks.js';
import { tables } from '../../platform/database/tables/tables.js';

const feriados = tables['sitio/feriados'];

@Injectable()
export class HolidaysRepository {
  constructor(@Inject(DATABASE) private readonly database: Database) {}

  /** Takes a shared advisory lock: the calendar can't change until the transaction that computes a deadline ends. */
  async lockShared(tx: Database): Promise<void> {
    await tx.execute(sql`select pg_advisory_xact_lock_shared(${locks.holidays}::int)`);
  }

  /** Takes the exclusive advisory lock: waits for deadline computations and blocks new ones until commit. */
  async lockExclusive(tx: Database): Promise<void> {
    await tx.execute(sql`select pg_advisory_xact_lock(${locks.holidays}::int)`);
  }

  findFrom(day: string): Promise<Holiday[]> {
    return this.findBetween(day, addDays(day, 365));
  }

  /** Returns the holidays between two days, both included, in order. */
  async findBetween(first: string, last: string, tx = this.database): Promise<Holiday[]> {
    const { fecha, nombre, departamento, tipo } = feriados;
    const rows = await tx
      .select({ fecha, nombre, departamento, tipo })
      .from(feriados)
      .where(and(gte(fecha, first), lte(fecha, last)))
      .orderBy(asc(fecha), asc(nombre));
    return rows.map(({ tipo: kind, ...row }) => ({ ...row, laborable: kind === 'laborable' }));
  }
}
