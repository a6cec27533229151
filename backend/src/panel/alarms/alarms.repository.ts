import { Inject, Injectable } from '@nestjs/common';
import { and, asc, isNull, lt, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { DATABASE, type Database } from '../../platform/database/database.js';
import { alarmas } from '../../platform/database/schema/installation.js';

export type Alarm = typeof alarmas.$inferSelect;

@Injectable()
export class AlarmsRepository {
  constructor(@Inject(DATABASE) private readonly database: Database) {}

  findOpen(): Promise<Alarm[]> {
    return this.database.select().from(alarmas).where(isNull(alarmas.hasta)).orderBy(asc(alarmas.desde));
  }

  /** Upserts the open alarm of a reading over its limit. Returns it only if it is new. */
  async see(clave: string, texto: string, now: string, tx: Database): Promise<Alarm | undefined> {
    const id = uuidv7();
    const [alarm] = await tx
      .insert(alarmas)
      .values({ id, clave, texto, desde: now, vistaEn: now })
      .onConflictDoUpdate({
        target: alarmas.clave,
        targetWhere: sql`${alarmas.hasta} is null`,
        set: { texto, vistaEn: now },
      })
      .returning();
    return alarm?.id === id ? alarm : undefined;
  }

  endUnseen(since: string, tx: Database): Promise<Alarm[]> {
    return tx
      .update(alarmas)
      .set({ hasta: sql`${alarmas.vistaEn}` })
      .where(and(isNull(alarmas.hasta), lt(alarmas.vistaEn, since)))
      .returning();
  }

  async forget(before: string): Promise<void> {
    await this.database.delete(alarmas).where(lt(alarmas.hasta, before));
  }
}
