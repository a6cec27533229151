import { Inject, Injectable } from '@nestjs/common';
import { asc, eq, inArray, lte, sql } from 'drizzle-orm';
import { DATABASE, type Database } from '../../../platform/database/database.js';
import { archivosPorBorrar } from '../../../platform/database/schema/files.js';

const { clave: key, desde: from } = archivosPorBorrar;

/** The bytes that are to be erased. */
@Injectable()
export class ErasuresRepository {
  constructor(@Inject(DATABASE) private readonly database: Database) {}

  /** Those bytes, from that moment on; what is asked for already is put off or brought forward. */
  async add(claves: readonly string[], desde: Date, tx = this.database): Promise<void> {
    if (claves.length === 0) return;
    await tx
      .insert(archivosPorBorrar)
      .values(claves.map((clave) => ({ clave, desde: desde.toISOString() })))
      .onConflictDoUpdate({ target: key, set: { desde: sql`excluded.desde` } });
  }

  /** Puts what is still asked for at another moment; waits for whoever is about to cancel it. */
  async move(clave: string, desde: Date): Promise<void> {
    await this.database.update(archivosPorBorrar).set({ desde: desde.toISOString() }).where(eq(key, clave));
  }

  /** Some of those whose moment has come, the first first. */
  async findDue(now: Date, most: number): Promise<string[]> {
    const due = await this.database
      .select({ clave: key })
      .from(archivosPorBorrar)
      .where(lte(from, now.toISOString()))
      .orderBy(asc(from))
      .limit(most);
    return due.map(({ clave }) => clave);
  }

  /** They are erased, or are somebody's. */
  async remove(claves: readonly string[], tx = this.database): Promise<void> {
    await tx.delete(archivosPorBorrar).where(inArray(key, [...claves]));
  }
}
