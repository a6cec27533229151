import type { AnyRow, AnySection } from '@coop/domain';
import { Injectable } from '@nestjs/common';
import { and, eq, gte, isNotNull, lte, not, or } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../../platform/database/database.js';
import { partsOf } from '../../platform/database/tables/sectionQuery.js';

@Injectable()
export class AffectedCasesRepository {
  /** Locks cases with an estimated deadline, and unextended ones whose running term includes one of the days. */
  async findForUpdate(section: AnySection, days: readonly string[], tx: Database): Promise<AnyRow[]> {
    const { table, columns } = partsOf(section);
    const column = (name: string) => columns[name] as PgColumn;
    const [first = '', last = first] = days.toSorted();
    const isExtended = columns.ampliadoHasta && isNotNull(column('ampliadoHasta'));
    const runsThrough = and(lte(column('fechaRecepcion'), last), gte(column('venceEn'), first));
    const rows = await tx
      .select()
      .from(table)
      .where(or(eq(column('plazoEstimado'), true), and(runsThrough, isExtended && not(isExtended))))
      .for('update');
    return rows as AnyRow[];
  }
}
