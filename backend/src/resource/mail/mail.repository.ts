import { Inject, Injectable } from '@nestjs/common';
import { and, count, desc, eq, gt, isNotNull, isNull, lt, lte, min, or, sql } from 'drizzle-orm';
import { DATABASE, type Database } from '../../platform/database/database.js';
import { type Correo, correos } from '../../platform/database/schema/correos.js';

/** What did not leave for so long is no passing failure. */
const PATIENCE_MS = 3_600_000;

/** Mails that a later one names: programs group by any of them, and headers have a length. */
const LONGEST_CONVERSATION = 10;

/** Mails and how far they came. Whatever the sender changes raises the version that staff's orders ask for. */
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

  /** The mail with that `clave`. */
  async find(clave: string): Promise<Correo | undefined> {
    const [found] = await this.database.select().from(correos).where(eq(correos.clave, clave));
    return found;
  }

  /** Identifiers of the mails to the same person about the same case before this one, oldest first. */
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

  /**
   * Takes the mail that has waited longest, counts the attempt, and keeps others from it until `until`: if whoever took it
   * dies, it is due again then. Two that ask at once get two mails.
   */
  async take(now: string, until: string): Promise<Correo | undefined> {
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

  /** Gives up those that are of no use any more, and forgets the texts of all of them. */
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
        version: sql`${correos.version} + 1`,
        actualizadoEn: now,
      })
      .where(and(lte(correos.venceEn, now), or(isPending, isNotNull(correos.texto))));
  }

  /** How many are in each state, and since when the first of them waits. */
  countByState(): Promise<{ estado: Correo['estado']; cuantos: number; desde: string | null }[]> {
    return this.database
      .select({ estado: correos.estado, cuantos: count(), desde: min(correos.creadoEn) })
      .from(correos)
      .groupBy(correos.estado);
  }

  /** How many were tried and wait still, for longer than a passing failure takes. */
  async countStuck(): Promise<number> {
    const before = new Date(Date.now() - PATIENCE_MS).toISOString();
    const [found] = await this.database
      .select({ cuantos: count() })
      .from(correos)
      .where(and(eq(correos.estado, 'pendiente'), gt(correos.intentos, 0), lte(correos.creadoEn, before)));
    return found?.cuantos ?? 0;
  }

  /** It is out: its texts are forgotten. */
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
        version: sql`${correos.version} + 1`,
      })
      .where(and(eq(correos.id, id), eq(correos.estado, 'pendiente')));
  }

  /** It is not out: to be tried again `next`, or never. Nothing when somebody else has taken it since. */
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

  /** When the next one is due; undefined when none waits. */
  async findNextDue(): Promise<string | undefined> {
    const [next] = await this.database
      .select({ due: min(correos.proximoIntento) })
      .from(correos)
      .where(eq(correos.estado, 'pendiente'));
    return next?.due ?? undefined;
  }
}
