import { todayInLaPaz } from '@coop/domain';
import { Inject, Injectable } from '@nestjs/common';
import { desc, lte } from 'drizzle-orm';
import { DATABASE, type Database } from '../../platform/database/database.js';
import { copies } from '../../platform/database/tables/tables.js';

const published = copies['sitio/tasas-de-referencia'];

export type ReferenceRatesOfMonth = typeof published.$inferSelect;

/** Published reference rates: past, current and future. */
@Injectable()
export class ReferenceRatesRepository {
  constructor(@Inject(DATABASE) private readonly database: Database) {}

  /** Returns the rates in force today, or null when none are published. */
  async findInForce(tx = this.database): Promise<ReferenceRatesOfMonth | null> {
    const [row] = await tx
      .select()
      .from(published)
      .where(lte(published.vigenteDesde, todayInLaPaz()))
      .orderBy(desc(published.vigenteDesde))
      .limit(1);
    return row ?? null;
  }
}
