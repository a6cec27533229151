import { Inject, Injectable } from '@nestjs/common';
import { and, eq, gt, lte } from 'drizzle-orm';
import { DATABASE, type Database } from '../../platform/database/database.js';
import { type EnlaceClave, enlacesClave } from '../../platform/database/schema/enlacesClave.js';

/** Links that set a password. Those that ended are erased as new ones are made. */
@Injectable()
export class PasswordLinksRepository {
  constructor(@Inject(DATABASE) private readonly database: Database) {}

  async add(link: EnlaceClave, tx: Database): Promise<void> {
    await tx.delete(enlacesClave).where(lte(enlacesClave.venceEn, new Date().toISOString()));
    await tx.insert(enlacesClave).values(link);
  }

  async has(huella: string): Promise<boolean> {
    const [found] = await this.database.select({ uid: enlacesClave.uid }).from(enlacesClave).where(lives(huella));
    return found !== undefined;
  }

  /** Takes the link out, so that of two who hold it at once one gets it. */
  async take(huella: string, tx: Database): Promise<EnlaceClave | undefined> {
    const [taken] = await tx.delete(enlacesClave).where(lives(huella)).returning();
    return taken;
  }

  async renumber(uid: string, before: number, after: number, tx: Database): Promise<void> {
    const own = and(eq(enlacesClave.uid, uid), eq(enlacesClave.version, before));
    await tx.update(enlacesClave).set({ version: after }).where(own);
  }

  async removeOf(uid: string, tx: Database): Promise<void> {
    await tx.delete(enlacesClave).where(eq(enlacesClave.uid, uid));
  }
}

const lives = (huella: string) =>
  and(eq(enlacesClave.huella, huella), gt(enlacesClave.venceEn, new Date().toISOString()));
