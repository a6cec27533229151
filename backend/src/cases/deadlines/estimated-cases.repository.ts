import type { AnyRow, AnySection } from '@coop/domain';
import { Injectable } from '@nestjs/common';
import { eq } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../../platform/database/database.js';
import { partsOf } from '../../platform/database/tables/sectionQuery.js';

/** Cases whose day was worked out without the holidays of its year. */
@Injectable()
export class EstimatedCasesRepository {
  /** Those of a section, which nobody else changes until the transaction ends. */
  async findForUpdate(section: AnySection, tx: Database): Promise<AnyRow[]> {
    const { table, columns } = partsOf(section);
    const rows = await tx
      .select()
      .from(table)
      .where(eq(columns.plazoEstimado as PgColumn, true))
      .for('update');
    return rows as AnyRow[];
  }
}
