import { Inject, Injectable } from '@nestjs/common';
import { and, eq, inArray, lt, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { DATABASE, type Database } from '../../platform/database/database.js';
import { tables } from '../../platform/database/tables/tables.js';

const table = tables['sitio/direcciones-no-encontradas'];

/** Addresses that were asked for and are not there, by day: how often, never by whom. */
@Injectable()
export class LostRepository {
  constructor(@Inject(DATABASE) private readonly database: Database) {}

  /** Adds to what was counted of a day. Of addresses that were not counted yet on it, `most` in all are taken. */
  async add(counted: ReadonlyMap<string, number>, dia: string, most: number): Promise<void> {
    const asked = [...counted.keys()];
    const [known, { total }] = await Promise.all([this.knownOf(asked, dia), this.countOf(dia)]);
    const taken = [...asked.filter((one) => known.has(one)), ...newOf(asked, known, most - total)];
    if (taken.length === 0) return;
    const now = new Date().toISOString();
    await this.database
      .insert(table)
      .values(
        taken.map((direccion) => ({
          id: uuidv7(),
          version: 1,
          ...{ direccion, dia, veces: counted.get(direccion) ?? 0, ultimaVez: now, creadoEn: now, actualizadoEn: now },
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
  }

  async forgetBefore(dia: string): Promise<void> {
    await this.database.delete(table).where(lt(table.dia, dia));
  }

  private async knownOf(asked: readonly string[], dia: string): Promise<ReadonlySet<string>> {
    const rows = await this.database
      .select({ direccion: table.direccion })
      .from(table)
      .where(and(eq(table.dia, dia), inArray(table.direccion, [...asked])));
    return new Set(rows.map(({ direccion }) => direccion));
  }

  private async countOf(dia: string): Promise<{ total: number }> {
    const [row] = await this.database
      .select({ total: sql<number>`count(*)::int` })
      .from(table)
      .where(eq(table.dia, dia));
    return row ?? { total: 0 };
  }
}

const newOf = (asked: readonly string[], known: ReadonlySet<string>, room: number) =>
  asked.filter((one) => !known.has(one)).slice(0, Math.max(0, room));
