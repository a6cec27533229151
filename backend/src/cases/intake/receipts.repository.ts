import { Inject, Injectable } from '@nestjs/common';
import { and, count, eq, gt, isNull } from 'drizzle-orm';
import { DATABASE, type Database } from '../../platform/database/database.js';
import { envios } from '../../platform/database/schema/cases.js';

type StoredReceipt = typeof envios.$inferSelect;
/** A visitor's submission, as stored for idempotency. */
export type Receipt = StoredReceipt & { comprobante: string; seccion: string; registro: string; codigo: string };

export type NewReceipt = typeof envios.$inferInsert & { huella: string };

const TOKEN = /^[\w-]{32}$/;

@Injectable()
export class ReceiptsRepository {
  constructor(@Inject(DATABASE) private readonly database: Database) {}

  /** Returns false if its key or its challenge was already used. */
  async add(receipt: NewReceipt, tx: Database): Promise<boolean> {
    const added = await tx.insert(envios).values(receipt).onConflictDoNothing().returning({ clave: envios.clave });
    return added.length > 0;
  }

  async findByKey(clave: string): Promise<Receipt | undefined> {
    return receiptIn(await this.database.select().from(envios).where(eq(envios.clave, clave)));
  }

  async findByToken(comprobante: string): Promise<Receipt | undefined> {
    if (!TOKEN.test(comprobante)) return undefined;
    return receiptIn(await this.database.select().from(envios).where(alive(comprobante)));
  }

  /** Claims the single download; undefined if it was claimed before or the receipt expired. */
  async claimProof(comprobante: string): Promise<Receipt | undefined> {
    if (!TOKEN.test(comprobante)) return undefined;
    const claimed = await this.database
      .update(envios)
      .set({ descargadoEn: now() })
      .where(and(alive(comprobante), isNull(envios.descargadoEn)))
      .returning();
    return receiptIn(claimed);
  }

  async releaseProof(comprobante: string): Promise<void> {
    await this.database.update(envios).set({ descargadoEn: null }).where(eq(envios.comprobante, comprobante));
  }

  async has(clave: string): Promise<boolean> {
    const [row] = await this.database.select({ clave: envios.clave }).from(envios).where(eq(envios.clave, clave));
    return row !== undefined;
  }

  async hasChallenge(reto: string): Promise<boolean> {
    const [used] = await this.database.select({ clave: envios.clave }).from(envios).where(eq(envios.reto, reto));
    return used !== undefined;
  }

  async countByText(seccion: string, huellaTexto: string): Promise<number> {
    const [counted] = await this.database
      .select({ total: count() })
      .from(envios)
      .where(and(eq(envios.seccion, seccion), eq(envios.huellaTexto, huellaTexto), gt(envios.venceEn, now())));
    return counted?.total ?? 0;
  }
}

/** The table also stores idempotency keys of staff, without a token. */
const isReceipt = (stored: StoredReceipt | undefined): stored is Receipt => typeof stored?.comprobante === 'string';
const receiptIn = ([stored]: StoredReceipt[]): Receipt | undefined => (isReceipt(stored) ? stored : undefined);

export const hasEnded = ({ venceEn }: Receipt): boolean => Date.parse(venceEn) <= Date.now();

const now = () => new Date().toISOString();
const alive = (comprobante: string) => and(eq(envios.comprobante, comprobante), gt(envios.venceEn, now()));
