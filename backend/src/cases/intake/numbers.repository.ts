import { Injectable } from '@nestjs/common';
import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.js';
import { correlativos } from '../../platform/database/schema/cases.js';

@Injectable()
export class NumbersRepository {
  /** Returns a series' next number. The row lock lasts until commit, so there are no gaps or repeats. */
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
