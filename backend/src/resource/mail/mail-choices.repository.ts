import type { ClaseDeCorreo } from '@coop/domain/answers';
import { Inject, Injectable } from '@nestjs/common';
import { and, eq } from 'drizzle-orm';
import { DATABASE, type Database } from '../../platform/database/database.js';
import { correosApagados } from '../../platform/database/schema/panel.js';

const { uid: owner, clase: kind } = correosApagados;

@Injectable()
export class MailChoicesRepository {
  constructor(@Inject(DATABASE) private readonly database: Database) {}

  async findOff(uid: string): Promise<ClaseDeCorreo[]> {
    const off = await this.database.select({ clase: kind }).from(correosApagados).where(eq(owner, uid)).orderBy(kind);
    return off.map(({ clase }) => clase as ClaseDeCorreo);
  }

  async isOff(uid: string, clase: ClaseDeCorreo, tx: Database): Promise<boolean> {
    const off = await tx
      .select({ clase: kind })
      .from(correosApagados)
      .where(and(eq(owner, uid), eq(kind, clase)));
    return off.length > 0;
  }

  async setOff(uid: string, kinds: readonly ClaseDeCorreo[]): Promise<void> {
    await this.database.transaction(async (tx) => {
      await tx.delete(correosApagados).where(eq(owner, uid));
      const rows = [...new Set(kinds)].map((clase) => ({ uid, clase }));
      if (rows.length > 0) await tx.insert(correosApagados).values(rows).onConflictDoNothing();
    });
  }
}
