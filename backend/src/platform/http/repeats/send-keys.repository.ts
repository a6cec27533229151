import { Inject, Injectable } from '@nestjs/common';
import { and, eq, isNull, lt, or } from 'drizzle-orm';
import { DATABASE, type Database } from '../../database/database.js';
import { envios } from '../../database/schema/envios.js';

/** How long an answer is kept for whoever sends its key again. */
const KEPT_MS = 48 * 3_600_000;
/** No request is worked out for longer: whoever took the key and wrote nothing since then is gone. */
const LONGEST_MS = 180_000;

/** A key that somebody has taken: what for, whether that is done, and what was answered. */
export type Taken = { huella: string | null; hecho: boolean; respuesta: string | null };

/** The keys by which staff and machines say that a request is one that they have sent before. */
@Injectable()
export class SendKeysRepository {
  constructor(@Inject(DATABASE) private readonly database: Database) {}

  /** Takes a key, or says what it was taken for. */
  async take(clave: string, huella: string): Promise<'taken' | Taken> {
    const now = Date.now();
    const claim = { huella, hecho: false, respuesta: null, tomadoEn: at(now), venceEn: at(now + KEPT_MS) };
    const isLeft = and(isUndone, lt(envios.tomadoEn, at(now - LONGEST_MS)));
    const taken = await this.database
      .insert(envios)
      .values({ clave, ...claim })
      .onConflictDoUpdate({ target: envios.clave, set: claim, setWhere: or(isLeft, lt(envios.venceEn, at(now))) })
      .returning({ clave: envios.clave });
    if (taken.length > 0) return 'taken';
    const { huella: print, hecho, respuesta } = envios;
    const [found] = await this.database
      .select({ huella: print, hecho, respuesta })
      .from(envios)
      .where(eq(envios.clave, clave));
    // It was given back in between.
    return found ?? this.take(clave, huella);
  }

  /** What was asked for under the key is written, if the transaction is. */
  async markDone(clave: string, tx: Database): Promise<void> {
    await tx.update(envios).set({ hecho: true }).where(eq(envios.clave, clave));
  }

  async keepAnswer(clave: string, respuesta: string): Promise<void> {
    await this.database.update(envios).set({ respuesta }).where(eq(envios.clave, clave));
  }

  /** Nothing was written under it: it can be sent again, put right. */
  async giveBack(clave: string): Promise<void> {
    await this.database.delete(envios).where(and(eq(envios.clave, clave), isUndone));
  }

  /** Those whose answers are no longer kept. Receipts of visitors stay as long as their cases. */
  async forgetOld(): Promise<void> {
    await this.database.delete(envios).where(and(isNull(envios.comprobante), lt(envios.venceEn, at(Date.now()))));
  }
}

/** Neither written, as far as its transaction tells, nor answered. */
const isUndone = and(eq(envios.hecho, false), isNull(envios.respuesta));

const at = (ms: number) => new Date(ms).toISOString();
