import { Injectable } from '@nestjs/common';
import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.js';
import { correlativos } from '../../platform/database/schema/cases.js';

/** Counters of case numbers, by series and year. */
@Injectable()
export class NumbersRepository {
  /**
   * Returns the next number of a series. The row lock lasts until the transaction ends, so numbers have no gaps or
   * repeats.
   */
  async next(serie: string, gestion: number, tx: Database): Promise<number> {
    const [counter] = await tx
      .insert(correlativos)
      .values({ serie, gestion, ultimo: 1 })
      .onConflictDoUpdate({
        target: [correlativos.serie, correlativos.gestion],
        set: { ultimo: sql`${correlativos.ultimo} + 1` },
      })
      .returning();
    if (!counter) throw new Error(`The counter of ${serie} ${gestion} gave nothing`);
    return counter.ultimo;
  }
}
