import { Injectable } from '@nestjs/common';
import { and, eq, gt, lte } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.js';
import { type EnlaceClave, enlacesClave } from '../../platform/database/schema/enlacesClave.js';

/** Links that set a password. Those that ended are erased as new ones are made. */
@Injectable()
export class PasswordLinksRepository {
  async add(link: EnlaceClave, tx: Database): Promise<void> {
    await tx.delete(enlacesClave).where(lte(enlacesClave.venceEn, new Date().toISOString()));
    await tx.insert(enlacesClave).values(link);
  }

  /** Takes the link out, so that of two who hold it at once one gets it. */
  async take(huella: string, tx: Database): Promise<EnlaceClave | undefined> {
    const [taken] = await tx
      .delete(enlacesClave)
      .where(and(eq(enlacesClave.huella, huella), gt(enlacesClave.venceEn, new Date().toISOString())))
      .returning();
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
