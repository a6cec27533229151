import { Inject, Injectable } from '@nestjs/common';
import { desc, lte } from 'drizzle-orm';
import { DATABASE, type Database } from '../../platform/database/database.js';
import { copies, tables } from '../../platform/database/tables/tables.js';

const table = tables['sitio/parametros'];
const published = copies['sitio/parametros'];

export type Parametros = typeof published.$inferSelect;

/** Published parameter sets: past, current and future. */
@Injectable()
export class ParametrosRepository {
  constructor(@Inject(DATABASE) private readonly database: Database) {}

  /** Returns the set in force on a day (`YYYY-MM-DD`), past or future included. */
  async findOn(day: string, tx = this.database): Promise<Parametros | undefined> {
    const [row] = await tx
      .select()
      .from(published)
      .where(lte(published.vigenteDesde, day))
      .orderBy(desc(published.vigenteDesde))
      .limit(1);
    return row;
  }

  /** Returns whether any set exists, published or not. */
  async hasAny(tx = this.database): Promise<boolean> {
    return (await tx.select({ id: table.id }).from(table).limit(1)).length > 0;
  }
}
