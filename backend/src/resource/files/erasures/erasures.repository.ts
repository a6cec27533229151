import { Inject, Injectable } from '@nestjs/common';
import { asc, eq, inArray, lte, sql } from 'drizzle-orm';
import { DATABASE, type Database } from '../../../platform/database/database.js';
import { archivosPorBorrar } from '../../../platform/database/schema/files.js';

const { clave: key, desde: from } = archivosPorBorrar;

@Injectable()
export class ErasuresRepository {
  constructor(@Inject(DATABASE) private readonly database: Database) {}

  /** Schedules the deletion of those keys; reschedules keys already queued. */
  async add(claves: readonly string[], desde: Date, tx = this.database): Promise<void> {
    if (claves.length === 0) return;
    await tx
      .insert(archivosPorBorrar)
      .values(claves.map((clave) => ({ clave, desde: desde.toISOString() })))
      .onConflictDoUpdate({ target: key, set: { desde: sql`excluded.desde` } });
  }

  /** Reschedules a queued key; waits for a concurrent transaction that is cancelling it. */
  async move(clave: string, desde: Date): Promise<void> {
    await this.database.update(archivosPorBorrar).set({ desde: desde.toISOString() }).where(eq(key, clave));
  }

  async findDue(now: Date, most: number): Promise<string[]> {
    const due = await this.database
      .select({ clave: key })
      .from(archivosPorBorrar)
      .where(lte(from, now.toISOString()))
      .orderBy(asc(from))
      .limit(most);
    return due.map(({ clave }) => clave);
  }

  async remove(claves: readonly string[], tx = this.database): Promise<void> {
    await tx.delete(archivosPorBorrar).where(inArray(key, [...claves]));
  }
}
