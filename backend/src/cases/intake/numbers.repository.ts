import { Injectable } from '@nestjs/common';
import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.js';
import { correlativos } from '../../platform/database/schema/correlativos.js';

/** The counters of numbered cases, one for each series and year. */
@Injectable()
export class NumbersRepository {
  /**
   * The next number of the series. Its row stays locked until the transaction ends: a number is taken only by a case
   * that is kept, so there are no gaps and no repeats.
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
