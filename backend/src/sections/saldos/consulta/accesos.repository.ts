import { Injectable } from '@nestjs/common';
import { and, count, eq, gt, inArray, isNull, min, or, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { Database } from '../../../platform/database/database.js';
import { locks } from '../../../platform/database/locks.js';
import { accesosSaldos } from '../../../platform/database/schema/saldos.js';
import { clavesMaquina } from '../../../platform/database/schema/systems.js';

@Injectable()
export class AccesosRepository {
  /** Counts a person's queries, by any of their API keys, under a lock; returns the first one's time. */
  async countSince(uid: string, since: string, tx: Database): Promise<{ times: number; first: string | null }> {
    await tx.execute(sql`select pg_advisory_xact_lock(${locks.balancesAsked}, hashtext(${uid}))`);
    const own = tx
      .select({ uid: sql`${clavesMaquina.maquina}::text` })
      .from(clavesMaquina)
      .where(eq(clavesMaquina.creadoPor, uid));
    const withoutPerson = and(
      isNull(accesosSaldos.persona),
      or(eq(accesosSaldos.uid, uid), inArray(accesosSaldos.uid, own)),
    );
    const [found] = await tx
      .select({ times: count(), first: min(accesosSaldos.en) })
      .from(accesosSaldos)
      .where(and(or(eq(accesosSaldos.persona, uid), withoutPerson), gt(accesosSaldos.en, since)));
    return { times: found?.times ?? 0, first: found?.first ?? null };
  }

  async add(access: Omit<typeof accesosSaldos.$inferInsert, 'id'>, tx: Database): Promise<void> {
    await tx.insert(accesosSaldos).values({ id: uuidv7(), ...access });
  }
}
