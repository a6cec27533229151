import { Inject, Injectable } from '@nestjs/common';
import { and, eq, inArray } from 'drizzle-orm';
import { DATABASE, type Database } from '../../platform/database/database.js';
import { cumplimientos } from '../../platform/database/schema/panel.js';

export type Mark = typeof cumplimientos.$inferSelect;

@Injectable()
export class MarksRepository {
  constructor(@Inject(DATABASE) private readonly database: Database) {}

  async findOf(ids: readonly string[]): Promise<Mark[]> {
    if (ids.length === 0) return [];
    return this.database
      .select()
      .from(cumplimientos)
      .where(inArray(cumplimientos.obligacion, [...ids]));
  }

  /** Returns false if it was already marked. */
  async add(mark: Mark, tx: Database): Promise<boolean> {
    const added = await tx.insert(cumplimientos).values(mark).onConflictDoNothing().returning();
    return added.length > 0;
  }

  /** Returns false if it wasn't marked. */
  async remove(obligacion: string, periodo: string, tx: Database): Promise<boolean> {
    const removed = await tx
      .delete(cumplimientos)
      .where(and(eq(cumplimientos.obligacion, obligacion), eq(cumplimientos.periodo, periodo)))
      .returning();
    return removed.length > 0;
  }
}
