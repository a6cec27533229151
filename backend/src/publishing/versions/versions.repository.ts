import type { AnyRow, AnySection } from '@coop/domain';
import { Injectable } from '@nestjs/common';
import { and, eq, ne } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../../platform/database/database.js';
import { partsOf } from '../../platform/database/tables/sectionQuery.js';

/** Published versions of a section, read inside a transaction. */
@Injectable()
export class VersionsRepository {
  async findPublishedBut(section: AnySection, id: string, tx: Database): Promise<AnyRow[]> {
    const { table, columns } = partsOf(section);
    const rows = await tx
      .select()
      .from(table)
      .where(and(eq(columns.estado as PgColumn, 'publicado'), ne(columns.id, id)));
    return rows as AnyRow[];
  }
}
