import { Inject, Injectable } from '@nestjs/common';
import { and, eq, lt, lte, min, ne, sql } from 'drizzle-orm';
import { DATABASE, type Database } from '../../platform/database/database.js';
import { type Entrega, entregas, receptores } from '../../platform/database/schema/systems.js';

/** Rows per INSERT, within the limit of parameters. */
const INSERT_BATCH = 500;

/** Deliveries and their state; the version is the optimistic lock of staff orders. */
@Injectable()
export class DeliveriesRepository {
  constructor(@Inject(DATABASE) private readonly database: Database) {}

  async add(deliveries: readonly (typeof entregas.$inferInsert)[], tx: Database): Promise<void> {
    for (let at = 0; at < deliveries.length; at += INSERT_BATCH)
      await tx.insert(entregas).values(deliveries.slice(at, at + INSERT_BATCH));
  }

  /** Claims a receiver's oldest due delivery and counts the attempt. The caller must hold the receiver's lease. */
  async claimOf(aviso: string, now: string): Promise<Entrega | undefined> {
    const isDue = and(eq(entregas.aviso, aviso), eq(entregas.estado, 'pendiente'), lte(entregas.proximoIntento, now));
    const next = this.database
      .select({ id: entregas.id })
      .from(entregas)
      .where(isDue)
      .orderBy(entregas.proximoIntento, entregas.id)
      .limit(1);
    const [taken] = await this.database
      .update(entregas)
      .set({
        intentos: sql`coalesce(${entregas.intentos}, 0) + 1`,
        version: sql`${entregas.version} + 1`,
        actualizadoEn: now,
      })
      .where(sql`${entregas.id} = ${next}`)
      .returning();
    return taken;
  }

  /** Records the result of an attempt. No effect when staff ordered another attempt meanwhile. */
  async note(
    { id, version }: Entrega,
    ended: Pick<Entrega, 'estado' | 'respuesta' | 'proximoIntento' | 'entregadaEn' | 'ultimoError'>,
    now: string,
  ): Promise<void> {
    await this.database
      .update(entregas)
      .set({ ...ended, version: version + 1, actualizadoEn: now })
      .where(and(eq(entregas.id, id), eq(entregas.version, version)));
  }

  /** Marks all pending deliveries of a receiver as failed. */
  async abandonAll(aviso: string, why: string, tx: Database = this.database): Promise<void> {
    await tx
      .update(entregas)
      .set({
        estado: 'fallida',
        proximoIntento: null,
        ultimoError: why,
        version: sql`${entregas.version} + 1`,
        actualizadoEn: new Date().toISOString(),
      })
      .where(and(eq(entregas.aviso, aviso), eq(entregas.estado, 'pendiente')));
  }

  async findNextDue(): Promise<string | undefined> {
    const at = sql<string>`greatest(${entregas.proximoIntento}, ${receptores.ocupadoHasta}, ${receptores.descansaHasta})`;
    const [next] = await this.database
      .select({ due: min(at) })
      .from(entregas)
      .innerJoin(receptores, eq(receptores.aviso, entregas.aviso))
      .where(eq(entregas.estado, 'pendiente'));
    return next?.due ? new Date(next.due).toISOString() : undefined;
  }

  async forget(before: string): Promise<void> {
    await this.database.delete(entregas).where(and(lt(entregas.creadoEn, before), ne(entregas.estado, 'pendiente')));
  }
}
