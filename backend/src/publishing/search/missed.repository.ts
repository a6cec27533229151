import { Inject, Injectable } from '@nestjs/common';
import { asc, eq, inArray, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { DATABASE, type Database } from '../../platform/database/database.js';
import { tables } from '../../platform/database/tables/tables.js';

/** Questions that are kept: past them, those that nobody asked for longest go. */
const MOST_KEPT = 2_000;
const GO_AT_ONCE = 100;
const LONGEST = 80;

const table = tables['sitio/busquedas'];

/** What was looked for and not found, how often and when last; never who asked. */
@Injectable()
export class MissedRepository {
  constructor(@Inject(DATABASE) private readonly database: Database) {}

  /** Counts a question by its words. What has figures may be somebody's, and is not kept. */
  async count(words: readonly string[]): Promise<void> {
    const texto = words.join(' ').slice(0, LONGEST);
    if (/\d/.test(texto) || texto.length < 3) return;
    const now = new Date().toISOString();
    const counted = await this.database
      .update(table)
      .set({ veces: sql`${table.veces} + 1`, ultimaVez: now, actualizadoEn: now, version: sql`${table.version} + 1` })
      .where(eq(table.texto, texto))
      .returning({ id: table.id });
    if (counted.length > 0) return;
    await this.makeRoom();
    await this.database
      .insert(table)
      .values({ id: uuidv7(), version: 1, texto, veces: 1, ultimaVez: now, creadoEn: now, actualizadoEn: now })
      .onConflictDoNothing();
  }

  private async makeRoom() {
    const some = this.database.select({ id: table.id }).from(table).limit(MOST_KEPT).as('some');
    const [kept] = await this.database.select({ total: sql<number>`count(*)::int` }).from(some);
    if ((kept?.total ?? 0) < MOST_KEPT) return;
    const oldest = this.database.select({ id: table.id }).from(table).orderBy(asc(table.ultimaVez)).limit(GO_AT_ONCE);
    await this.database.delete(table).where(inArray(table.id, oldest));
  }
}
