import { Inject, Injectable } from '@nestjs/common';
import { and, eq, inArray } from 'drizzle-orm';
import { DATABASE, type Database } from '../../platform/database/database.js';
import { avisosLeidos } from '../../platform/database/schema/panel.js';

@Injectable()
export class ReadNoticesRepository {
  constructor(@Inject(DATABASE) private readonly database: Database) {}

  async find(uid: string): Promise<Set<string>> {
    const read = await this.database
      .select({ clave: avisosLeidos.clave })
      .from(avisosLeidos)
      .where(eq(avisosLeidos.uid, uid));
    return new Set(read.map(({ clave }) => clave));
  }

  async add(uid: string, keys: readonly string[], now: Date, tx: Database): Promise<void> {
    if (keys.length === 0) return;
    const rows = keys.map((clave) => ({ uid, clave, leidoEn: now.toISOString() }));
    await tx.insert(avisosLeidos).values(rows).onConflictDoNothing();
  }

  async forget(uid: string, keys: readonly string[], tx = this.database): Promise<void> {
    if (keys.length === 0) return;
    await tx.delete(avisosLeidos).where(and(eq(avisosLeidos.uid, uid), inArray(avisosLeidos.clave, [...keys])));
  }
}
