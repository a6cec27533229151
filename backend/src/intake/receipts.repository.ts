import { Inject, Injectable } from '@nestjs/common';
import { and, eq, gt } from 'drizzle-orm';
import { DATABASE, type Database } from '../database/database.js';
import { envios } from '../database/schema/envios.js';

export type Receipt = typeof envios.$inferSelect;

/** Receipts of submissions. */
@Injectable()
export class ReceiptsRepository {
  constructor(@Inject(DATABASE) private readonly database: Database) {}

  /** False when the key has been used already: the submission was received before. */
  async add(receipt: Receipt, tx: Database): Promise<boolean> {
    const added = await tx.insert(envios).values(receipt).onConflictDoNothing().returning({ clave: envios.clave });
    return added.length > 0;
  }

  async findByKey(clave: string): Promise<Receipt | undefined> {
    const [receipt] = await this.database.select().from(envios).where(eq(envios.clave, clave));
    return receipt;
  }

  async findByToken(comprobante: string): Promise<Receipt | undefined> {
    const [receipt] = await this.database
      .select()
      .from(envios)
      .where(and(eq(envios.comprobante, comprobante), gt(envios.venceEn, new Date().toISOString())));
    return receipt;
  }
}
