import { Inject, Injectable } from '@nestjs/common';
import { and, count, desc, eq, gt, isNotNull, isNull, lt, lte, min, or, sql } from 'drizzle-orm';
import { DATABASE, type Database } from '../../platform/database/database.js';
import { type Correo, correos } from '../../platform/database/schema/correos.js';

/** A mail pending for longer than this is stuck, not a passing failure. */
const PATIENCE_MS = 3_600_000;

/** Limit of References: mail programs need only one, and headers have a maximum length. */
const LONGEST_CONVERSATION = 10;

/** Mails and delivery state; the version is the optimistic lock of staff orders. */
@Injectable()
export class MailRepository {
  constructor(@Inject(DATABASE) private readonly database: Database) {}

  async add(mail: typeof correos.$inferInsert, tx: Database): Promise<boolean> {
    const added = await tx
      .insert(correos)
      .values(mail)
      .onConflictDoNothing({ target: correos.clave })
      .returning({ id: correos.id });
    return added.length > 0;
  }

  async find(clave: string): Promise<Correo | undefined> {
    const [found] = await this.database.select().from(correos).where(eq(correos.clave, clave));
    return found;
  }

  /** Returns the ids of earlier mails to the same person about the same case, oldest first. */
  async findEarlier({ id, seccion, registro, para }: Correo): Promise<string[]> {
    const found = await this.database
      .select({ id: correos.id })
      .from(correos)
      .where(
        and(
          eq(correos.seccion, seccion),
          eq(correos.registro, registro),
          eq(correos.para, para),
          isNull(correos.destinatario),
          lt(correos.id, id),
        ),
      )
      .orderBy(desc(correos.id))
      .limit(LONGEST_CONVERSATION);
    return found.map((mail) => mail.id).reverse();
  }

  /** Claims the first due mail, leased until `until` (SKIP LOCKED), and counts the attempt. */
  async claim(now: string, until: string): Promise<Correo | undefined> {
    const due = this.database
      .select({ id: correos.id })
      .from(correos)
      .where(
        and(
          eq(correos.estado, 'pendiente'),
          lte(correos.proximoIntento, now),
          or(isNull(correos.venceEn), gt(correos.venceEn, now)),
        ),
      )
      .orderBy(correos.proximoIntento)
      .limit(1)
      .for('update', { skipLocked: true });
    const [taken] = await this.database
      .update(correos)
      .set({
        intentos: sql`coalesce(${correos.intentos}, 0) + 1`,
        proximoIntento: until,
        version: sql`${correos.version} + 1`,
        actualizadoEn: now,
      })
      .where(sql`${correos.id} = ${due}`)
      .returning();
    return taken;
  }

  async expire(why: string, now: string): Promise<void> {
    const isPending = eq(correos.estado, 'pendiente');
    await this.database
      .update(correos)
      .set({
        estado: 'fallido',
        proximoIntento: null,
        ultimoError: sql`case when ${isPending} then ${why} else ${correos.ultimoError} end`,
        texto: null,
        html: null,
        calendario: null,
        version: sql`${correos.version} + 1`,
        actualizadoEn: now,
      })
      .where(and(lte(correos.venceEn, now), or(isPending, isNotNull(correos.texto))));
  }

  countByState(): Promise<{ estado: Correo['estado']; cuantos: number; desde: string | null }[]> {
    return this.database
      .select({ estado: correos.estado, cuantos: count(), desde: min(correos.creadoEn) })
      .from(correos)
      .groupBy(correos.estado);
  }

  async countStuck(): Promise<number> {
    const before = new Date(Date.now() - PATIENCE_MS).toISOString();
    const [found] = await this.database
      .select({ cuantos: count() })
      .from(correos)
      .where(and(eq(correos.estado, 'pendiente'), gt(correos.intentos, 0), lte(correos.creadoEn, before)));
    return found?.cuantos ?? 0;
  }

  async markSent({ id }: Correo, now: string): Promise<void> {
    await this.database
      .update(correos)
      .set({
        estado: 'enviado',
        enviadoEn: now,
        actualizadoEn: now,
        proximoIntento: null,
        ultimoError: null,
        texto: null,
        html: null,
        calendario: null,
        version: sql`${correos.version} + 1`,
      })
      .where(and(eq(correos.id, id), eq(correos.estado, 'pendiente')));
  }

  /** Marks a failed attempt, with a retry at `next` or none. No effect when another process claimed the mail since. */
  async markFailed({ id, version }: Correo, why: string, next: string | undefined, now: string): Promise<void> {
    await this.database
      .update(correos)
      .set({
        estado: next ? 'pendiente' : 'fallido',
        proximoIntento: next ?? null,
        ultimoError: why,
        actualizadoEn: now,
        version: version + 1,
      })
      .where(and(eq(correos.id, id), eq(correos.version, version)));
  }

  /** Returns when the next mail is due; undefined when none is pending. */
  async findNextDue(): Promise<string | undefined> {
    const [next] = await this.database
      .select({ due: min(correos.proximoIntento) })
      .from(correos)
      .where(eq(correos.estado, 'pendiente'));
    return next?.due ?? undefined;
  }
}
