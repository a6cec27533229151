import { Inject, Injectable } from '@nestjs/common';
import { and, eq, gt, isNotNull, isNull, lte, max, sql } from 'drizzle-orm';
import { DATABASE, type Database } from '../../platform/database/database.js';
import { locks } from '../../platform/database/locks.js';
import { type EnlaceClave, enlacesClave } from '../../platform/database/schema/enlacesClave.js';

const { huella: key, uid: owner, venceEn, ocupadoHasta } = enlacesClave;

/** Links that set a password. Those that ended are erased as new ones are made, once what was set with them is settled. */
@Injectable()
export class PasswordLinksRepository {
  constructor(@Inject(DATABASE) private readonly database: Database) {}

  async add(link: Omit<EnlaceClave, 'ocupadoHasta'>, tx: Database): Promise<void> {
    await tx.delete(enlacesClave).where(and(lte(venceEn, now()), isNull(ocupadoHasta)));
    await tx.insert(enlacesClave).values(link);
  }

  /** One that has not ended. */
  async find(huella: string, tx = this.database): Promise<EnlaceClave | undefined> {
    const [found] = await tx.select().from(enlacesClave).where(lives(huella));
    return found;
  }

  /** When it ends, or ended. */
  async findEnd(huella: string): Promise<string | undefined> {
    const [found] = await this.database.select({ venceEn }).from(enlacesClave).where(eq(key, huella));
    return found?.venceEn;
  }

  /** Until this transaction ends nobody else takes or ends a link of that user; waits for who does. */
  async hold(uid: string, tx: Database): Promise<void> {
    await tx.execute(sql`select pg_advisory_xact_lock(${locks.passwordLinks}, hashtext(${uid}))`);
  }

  /** The same for who does not wait: whether it was free. */
  async tryHold(uid: string, tx: Database): Promise<boolean> {
    const isFree = sql<boolean>`pg_try_advisory_xact_lock(${locks.passwordLinks}, hashtext(${uid}))`;
    const [tried] = await tx.select({ isFree }).from(sql`(values (1)) as one`);
    return tried?.isFree === true;
  }

  /** Until when a link of that user is taken, if one is. */
  async findBusy(uid: string, tx: Database): Promise<string | undefined> {
    const taken = and(eq(owner, uid), gt(ocupadoHasta, now()));
    const [found] = await tx
      .select({ until: max(ocupadoHasta) })
      .from(enlacesClave)
      .where(taken);
    return found?.until ?? undefined;
  }

  /** Takes one that has not ended. */
  async occupy(huella: string, until: string, tx: Database): Promise<EnlaceClave | undefined> {
    const [taken] = await tx.update(enlacesClave).set({ ocupadoHasta: until }).where(lives(huella)).returning();
    return taken;
  }

  /** Gives it back, whether or not it has ended meanwhile; false where it was not taken so any more. */
  async free({ huella, ocupadoHasta: until }: EnlaceClave, tx = this.database): Promise<boolean> {
    const taken = and(eq(key, huella), until ? eq(ocupadoHasta, until) : isNotNull(ocupadoHasta));
    return (
      (await tx.update(enlacesClave).set({ ocupadoHasta: null }).where(taken).returning({ huella: key })).length > 0
    );
  }

  /** Taken ones of which nobody said in time what came of them. */
  findForgotten(): Promise<EnlaceClave[]> {
    return this.database.select().from(enlacesClave).where(lte(ocupadoHasta, now()));
  }

  async renumber(uid: string, before: number, after: number, tx: Database): Promise<void> {
    const own = and(eq(owner, uid), eq(enlacesClave.version, before));
    await tx.update(enlacesClave).set({ version: after }).where(own);
  }

  async remove(huella: string, tx = this.database): Promise<void> {
    await tx.delete(enlacesClave).where(eq(key, huella));
  }

  /** Those that are taken end now, and are erased once they are given back. */
  async removeOf(uid: string, tx: Database): Promise<void> {
    await tx
      .update(enlacesClave)
      .set({ venceEn: now() })
      .where(and(eq(owner, uid), isNotNull(ocupadoHasta)));
    await tx.delete(enlacesClave).where(and(eq(owner, uid), isNull(ocupadoHasta)));
  }
}

const now = () => new Date().toISOString();

const lives = (huella: string) => and(eq(key, huella), gt(venceEn, now()));
