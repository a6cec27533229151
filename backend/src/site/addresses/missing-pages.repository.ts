import { Inject, Injectable } from '@nestjs/common';
import { desc, eq, inArray, lt, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { DATABASE, type Database } from '../../platform/database/database.js';
import { tables } from '../../platform/database/tables/tables.js';

const table = tables['sitio/direcciones-no-encontradas'];

@Injectable()
export class MissingPagesRepository {
  constructor(@Inject(DATABASE) private readonly database: Database) {}

  /** Keeps the `most` requested addresses, ties the latest, so made-up ones can't evict others. */
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
