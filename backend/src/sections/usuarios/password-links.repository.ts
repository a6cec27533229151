import { Inject, Injectable } from '@nestjs/common';
import { and, eq, gt, isNotNull, isNull, lte, max, sql } from 'drizzle-orm';
import { DATABASE, type Database } from '../../platform/database/database.js';
import { locks } from '../../platform/database/locks.js';
import { type EnlaceClave, enlacesClave } from '../../platform/database/schema/enlacesClave.js';

const { huella: key, uid: owner, venceEn, ocupadoHasta } = enlacesClave;

/** Password links. Expired ones are deleted as new ones are added, unless leased. */
@Injectable()
export class PasswordLinksRepository {
  constructor(@Inject(DATABASE) private readonly database: Database) {}

  async add(link: Omit<EnlaceClave, 'ocupadoHasta'>, tx: Database): Promise<void> {
    await tx.delete(enlacesClave).where(and(lte(venceEn, now()), isNull(ocupadoHasta)));
    await tx.insert(enlacesClave).values(link);
  }

  async find(huella: string, tx = this.database): Promise<EnlaceClave | undefined> {
    const [found] = await tx.select().from(enlacesClave).where(lives(huella));
    return found;
  }

  async findEnd(huella: string): Promise<string | undefined> {
    const [found] = await this.database.select({ venceEn }).from(enlacesClave).where(eq(key, huella));
    return found?.venceEn;
  }

  /** Takes the advisory lock of a user's links until the transaction ends; waits for it. */
  async lock(uid: string, tx: Database): Promise<void> {
    await tx.execute(sql`select pg_advisory_xact_lock(${locks.passwordLinks}, hashtext(${uid}))`);
  }

  /** Tries the same lock without waiting; returns whether it was free. */
  async tryLock(uid: string, tx: Database): Promise<boolean> {
    const isFree = sql<boolean>`pg_try_advisory_xact_lock(${locks.passwordLinks}, hashtext(${uid}))`;
    const [row] = await tx.select({ isFree }).from(sql`(values (1)) as one`);
    return row?.isFree === true;
  }

  /** Returns the end of the active lease on a user's links; undefined if there is none. */
  async findBusy(uid: string, tx: Database): Promise<string | undefined> {
    const taken = and(eq(owner, uid), gt(ocupadoHasta, now()));
    const [found] = await tx
      .select({ until: max(ocupadoHasta) })
      .from(enlacesClave)
      .where(taken);
    return found?.until ?? undefined;
  }

  async occupy(huella: string, until: string, tx: Database): Promise<EnlaceClave | undefined> {
    const [taken] = await tx.update(enlacesClave).set({ ocupadoHasta: until }).where(lives(huella)).returning();
    return taken;
  }

  /** Releases a lease, even if the link expired meanwhile. Returns false if that lease was no longer active. */
  async free({ huella, ocupadoHasta: until }: EnlaceClave, tx = this.database): Promise<boolean> {
    const taken = and(eq(key, huella), until ? eq(ocupadoHasta, until) : isNotNull(ocupadoHasta));
    return (
      (await tx.update(enlacesClave).set({ ocupadoHasta: null }).where(taken).returning({ huella: key })).length > 0
    );
  }

  /** Returns expired leases without an outcome. */
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

  /** Deletes a user's links. Leased ones expire now, and are deleted on release. */
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
