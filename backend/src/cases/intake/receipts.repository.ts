import { Inject, Injectable } from '@nestjs/common';
import { and, count, eq, gt, isNull } from 'drizzle-orm';
import { DATABASE, type Database } from '../../platform/database/database.js';
import { envios } from '../../platform/database/schema/envios.js';

export type Receipt = typeof envios.$inferSelect;

const TOKEN = /^[\w-]{32}$/;

/** Receipts of submissions. */
@Injectable()
export class ReceiptsRepository {
  constructor(@Inject(DATABASE) private readonly database: Database) {}

  /** False when its key, or the challenge solved for it, has been used already. */
  async add(receipt: typeof envios.$inferInsert, tx: Database): Promise<boolean> {
    const added = await tx.insert(envios).values(receipt).onConflictDoNothing().returning({ clave: envios.clave });
    return added.length > 0;
  }

  async findByKey(clave: string): Promise<Receipt | undefined> {
    const [receipt] = await this.database.select().from(envios).where(eq(envios.clave, clave));
    return receipt;
  }

  async findByToken(comprobante: string): Promise<Receipt | undefined> {
    if (!TOKEN.test(comprobante)) return undefined;
    const [receipt] = await this.database.select().from(envios).where(alive(comprobante));
    return receipt;
  }

  /** Notes that the proof is given, and says of what; undefined when it was before, or the receipt is no more. */
  async claimProof(comprobante: string): Promise<Receipt | undefined> {
    if (!TOKEN.test(comprobante)) return undefined;
    const [claimed] = await this.database
      .update(envios)
      .set({ descargadoEn: now() })
      .where(and(alive(comprobante), isNull(envios.descargadoEn)))
      .returning();
    return claimed;
  }

  /** It was not given after all. */
  async giveProofBack(comprobante: string): Promise<void> {
    await this.database.update(envios).set({ descargadoEn: null }).where(eq(envios.comprobante, comprobante));
  }

  async hasChallenge(reto: string): Promise<boolean> {
    const [used] = await this.database.select({ clave: envios.clave }).from(envios).where(eq(envios.reto, reto));
    return used !== undefined;
  }

  /** How many submissions of a section with that text have a receipt alive. */
  async countByText(seccion: string, huellaTexto: string): Promise<number> {
    const [counted] = await this.database
      .select({ total: count() })
      .from(envios)
      .where(and(eq(envios.seccion, seccion), eq(envios.huellaTexto, huellaTexto), gt(envios.venceEn, now())));
    return counted?.total ?? 0;
  }
}

const now = () => new Date().toISOString();
const alive = (comprobante: string) => and(eq(envios.comprobante, comprobante), gt(envios.venceEn, now()));
