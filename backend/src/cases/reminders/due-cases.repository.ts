import type { AnySection } from '@coop/domain';
import { Inject, Injectable } from '@nestjs/common';
import { and, asc, eq, gt, gte, lte, or } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { DATABASE, type Database } from '../../platform/database/database.js';
import { startOf } from '../../platform/database/tables/isInPhase.js';
import { partsOf } from '../../platform/database/tables/sectionQuery.js';

const BATCH_SIZE = 500;

export type DueCase = { id: string; codigo: string; venceEn: string; asignadoA: string | null };

@Injectable()
export class DueCasesRepository {
  constructor(@Inject(DATABASE) private readonly database: Database) {}

  /** Yields the due cases, most urgent first, but not those expired before `since` unless registered later. */
  async *find(section: AnySection, today: string, since: string): AsyncGenerator<DueCase> {
    const { table, columns } = partsOf(section);
    const [venceEn, id] = [columns.venceEn as PgColumn, columns.id];
    const recent = or(gte(venceEn, since), gte(columns.creadoEn as PgColumn, startOf(since)));
    const { avisoDesde, codigo, asignadoA } = columns as Record<string, PgColumn>;
    for (let last: DueCase | undefined, read = BATCH_SIZE; read === BATCH_SIZE; ) {
      const behind = last && or(gt(venceEn, last.venceEn), and(eq(venceEn, last.venceEn), gt(id, last.id)));
      const rows = await this.database
        .select({ id, codigo, venceEn, asignadoA } as Record<keyof DueCase, PgColumn>)
        .from(table)
        .where(and(lte(avisoDesde as PgColumn, today), recent, behind))
        .orderBy(asc(venceEn), asc(id))
        .limit(BATCH_SIZE);
      yield* rows as DueCase[];
      read = rows.length;
      last = rows.at(-1) as DueCase | undefined;
    }
  }
}
