import { todayInLaPaz } from '@coop/domain';
import { Inject, Injectable } from '@nestjs/common';
import { and, eq, exists, gt, gte, isNull, lte, or, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { DATABASE, type Database } from '../../platform/database/database.js';
import { entregas, type Receptor, receptores } from '../../platform/database/schema/systems.js';
import { tables } from '../../platform/database/tables/tables.js';

const avisos = tables['sitio/avisos-a-sistemas'];

export type Aviso = typeof avisos.$inferSelect;
/** A lease of a receiver: exclusive until `until`. */
export type Lease = { aviso: string; until: string };

@Injectable()
export class WebhooksRepository {
  constructor(@Inject(DATABASE) private readonly database: Database) {}

  /** Returns the webhooks that are active today. */
  findListening(tx: Database): Promise<Pick<Aviso, 'id' | 'secciones' | 'eventos'>[]> {
    return tx
      .select({ id: avisos.id, secciones: avisos.secciones, eventos: avisos.eventos })
      .from(avisos)
      .innerJoin(receptores, eq(receptores.aviso, avisos.id))
      .where(and(eq(avisos.estado, 'activo'), gte(avisos.venceEn, todayInLaPaz())));
  }

  async get(id: string): Promise<{ aviso: Aviso; receptor: Receptor }> {
    const [found] = await this.database
      .select({ aviso: avisos, receptor: receptores })
      .from(receptores)
      .innerJoin(avisos, eq(avisos.id, receptores.aviso))
      .where(eq(receptores.aviso, id));
    if (!found) throw new Error('A delivery of no webhook');
    return found;
  }

  async hasSecret(id: string): Promise<boolean> {
    const found = await this.database.select({ id: receptores.aviso }).from(receptores).where(eq(receptores.aviso, id));
    return found.length > 0;
  }

  countActive(tx: Database): Promise<number> {
    return tx.$count(avisos, eq(avisos.estado, 'activo'));
  }

  /** Sets a new secret; the previous one also signs until `anteriorHasta`. Returns whether there was one. */
  async storeSecret(
    id: string,
    secreto: string,
    anteriorHasta: string,
    creadoPor: string,
    tx: Database,
  ): Promise<boolean> {
    const creadoEn = new Date().toISOString();
    const [before] = await tx.select().from(receptores).where(eq(receptores.aviso, id)).for('no key update');
    await tx
      .insert(receptores)
      .values({ aviso: id, secreto, creadoEn, creadoPor })
      .onConflictDoUpdate({
        target: receptores.aviso,
        set: { secreto, creadoEn, creadoPor, anterior: sql`${receptores.secreto}`, anteriorHasta },
      });
    await tx.update(avisos).set({ secretoCreadoEn: creadoEn }).where(eq(avisos.id, id));
    return before !== undefined;
  }

  /** Leases the receiver waiting longest until `until` (SKIP LOCKED); past `latest`, a lease had a wrong clock. */
  async claim(now: string, until: string, latest: string): Promise<Lease | undefined> {
    const due = and(
      eq(entregas.aviso, receptores.aviso),
      eq(entregas.estado, 'pendiente'),
      lte(entregas.proximoIntento, now),
    );
    const isFree = and(isOver(receptores.ocupadoHasta, now, latest), isOver(receptores.descansaHasta, now, latest));
    // A new delivery holds a key lock on its receiver until its transaction ends; `no key update` does not wait for it.
    const free = this.database
      .select({ aviso: receptores.aviso })
      .from(receptores)
      .where(and(isFree, exists(this.database.select({ id: entregas.id }).from(entregas).where(due))))
      .orderBy(sql`${receptores.ocupadoHasta} asc nulls first`)
      .limit(1)
      .for('no key update', { skipLocked: true });
    const [taken] = await this.database
      .update(receptores)
      .set({ ocupadoHasta: until })
      .where(sql`${receptores.aviso} = ${free}`)
      .returning({ aviso: receptores.aviso });
    return taken && { aviso: taken.aviso, until };
  }

  /** Releases a lease; with `descansaHasta`, the receiver rests until then. No effect when the lease has expired. */
  async leave({ aviso, until }: Lease, descansaHasta: string | null): Promise<void> {
    await this.database
      .update(receptores)
      .set({ ocupadoHasta: new Date().toISOString(), descansaHasta })
      .where(and(eq(receptores.aviso, aviso), eq(receptores.ocupadoHasta, until)));
  }

  /** Ends a receiver's rest, because staff ordered a delivery. */
  async endRest(id: string, tx: Database): Promise<void> {
    await tx.update(receptores).set({ descansaHasta: null }).where(eq(receptores.aviso, id));
  }

  /** Records a success. It is no change of the row: its version stays. */
  async noteDelivery(id: string, now: string): Promise<void> {
    await this.database.update(avisos).set({ ultimaEntrega: now, fallaDesde: null }).where(eq(avisos.id, id));
  }

  async noteFailure(id: string, now: string): Promise<void> {
    await this.database
      .update(avisos)
      .set({ fallaDesde: now })
      .where(and(eq(avisos.id, id), isNull(avisos.fallaDesde)));
  }
}

const isOver = (column: PgColumn, now: string, latest: string) =>
  or(isNull(column), lte(column, now), gt(column, latest));
