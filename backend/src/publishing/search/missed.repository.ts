import { Inject, Injectable } from '@nestjs/common';
import { asc, eq, inArray, lt, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { DATABASE, type Database } from '../../platform/database/database.js';
import { tables } from '../../platform/database/tables/tables.js';

/** Row limit; the least recently asked queries are evicted first. */
const MAX_STORED = 2_000;
const EVICTION_BATCH = 100;
/** Retention in days since the last time a query was asked. */
const RETENTION_DAYS = 90;

const table = tables['sitio/busquedas'];

/** Queries without results, with count and last time; no data about who asked. */
@Injectable()
export class MissedRepository {
  constructor(@Inject(DATABASE) private readonly database: Database) {}

  /** Increments a stored query; returns false when it is not stored. */
  async increment(texto: string): Promise<boolean> {
    const now = new Date().toISOString();
    const counted = await this.database
      .update(table)
      .set({ veces: sql`${table.veces} + 1`, ultimaVez: now, actualizadoEn: now, version: sql`${table.version} + 1` })
      .where(eq(table.texto, texto))
      .returning({ id: table.id });
    return counted.length > 0;
  }

  async add(texto: string, veces: number): Promise<void> {
    await this.evictOldest();
    const now = new Date().toISOString();
    await this.database
      .insert(table)
      .values({ id: uuidv7(), version: 1, texto, veces, ultimaVez: now, creadoEn: now, actualizadoEn: now })
      .onConflictDoNothing();
  }

  private async evictOldest() {
    const longAgo = new Date(Date.now() - RETENTION_DAYS * 86_400_000).toISOString();
    await this.database.delete(table).where(lt(table.ultimaVez, longAgo));
    const some = this.database.select({ id: table.id }).from(table).limit(MAX_STORED).as('some');
    const [row] = await this.database.select({ total: sql<number>`count(*)::int` }).from(some);
    if ((row?.total ?? 0) < MAX_STORED) return;
    const oldest = this.database
      .select({ id: table.id })
      .from(table)
      .orderBy(asc(table.ultimaVez))
      .limit(EVICTION_BATCH);
    await this.database.delete(table).where(inArray(table.id, oldest));
  }
}
