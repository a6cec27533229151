import { Inject, Injectable } from '@nestjs/common';
import { desc, eq, inArray, lt, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { DATABASE, type Database } from '../../platform/database/database.js';
import { tables } from '../../platform/database/tables/tables.js';

const table = tables['sitio/direcciones-no-encontradas'];

/** Addresses that were asked for and are not there, by day: how often, never by whom. */
@Injectable()
export class LostRepository {
  constructor(@Inject(DATABASE) private readonly database: Database) {}

  /**
   * Adds to what was counted of a day, of which the `most` that are asked for most often are kept; of those that are asked for as
   * often, the last ones: whoever makes addresses up crowds out none that people ask for again.
   */
  async add(counted: ReadonlyMap<string, number>, dia: string, most: number): Promise<void> {
    const now = new Date().toISOString();
    await this.database
      .insert(table)
      .values(
        [...counted].map(([direccion, veces]) => ({
          id: uuidv7(),
          version: 1,
          ...{ direccion, dia, veces, ultimaVez: now, creadoEn: now, actualizadoEn: now },
        })),
      )
      .onConflictDoUpdate({
        target: [table.direccion, table.dia],
        set: {
          veces: sql`${table.veces} + excluded.veces`,
          ultimaVez: now,
          actualizadoEn: now,
          version: sql`${table.version} + 1`,
        },
      });
    const rarest = this.database
      .select({ id: table.id })
      .from(table)
      .where(eq(table.dia, dia))
      .orderBy(desc(table.veces), desc(table.ultimaVez), desc(table.id))
      .offset(most);
    await this.database.delete(table).where(inArray(table.id, rarest));
  }

  async forgetBefore(dia: string): Promise<void> {
    await this.database.delete(table).where(lt(table.dia, dia));
  }
}
