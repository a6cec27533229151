import { Inject, Injectable } from '@nestjs/common';
import { and, eq, isNull, lt, or } from 'drizzle-orm';
import { DATABASE, type Database } from '../../database/database.js';
import { envios } from '../../database/schema/cases.js';

const REPLAY_MS = 48 * 3_600_000;
/** Longest request: a key taken earlier without any write belongs to a dead process. */
const LONGEST_MS = 180_000;

export type StoredKey = { huella: string | null; hecho: boolean; respuesta: string | null };

@Injectable()
export class IdempotencyKeysRepository {
  constructor(@Inject(DATABASE) private readonly database: Database) {}

  /** Takes a key, or returns the state of the one already taken. */
  async claim(clave: string, huella: string): Promise<'taken' | StoredKey> {
    const now = Date.now();
    const claim = { huella, hecho: false, respuesta: null, tomadoEn: at(now), venceEn: at(now + REPLAY_MS) };
    const isLeft = and(isUnfinished, lt(envios.tomadoEn, at(now - LONGEST_MS)));
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
    // The key was released in between.
    return found ?? this.claim(clave, huella);
  }

  /** Marks the key as done in the transaction of its write. */
  async markDone(clave: string, tx: Database): Promise<void> {
    await tx.update(envios).set({ hecho: true }).where(eq(envios.clave, clave));
  }

  async storeResponse(clave: string, respuesta: string): Promise<void> {
    await this.database.update(envios).set({ respuesta }).where(eq(envios.clave, clave));
  }

  /** Releases a key without any write, so that a corrected request can use it. */
  async release(clave: string): Promise<void> {
    await this.database.delete(envios).where(and(eq(envios.clave, clave), isUnfinished));
  }

  /** Deletes expired keys. Visitors' receipts stay as long as their cases. */
  async forgetOld(): Promise<void> {
    await this.database.delete(envios).where(and(isNull(envios.comprobante), lt(envios.venceEn, at(Date.now()))));
  }
}

/** Neither written, as far as committed, nor answered. */
const isUnfinished = and(eq(envios.hecho, false), isNull(envios.respuesta));

const at = (ms: number) => new Date(ms).toISOString();
