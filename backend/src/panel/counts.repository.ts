import type { AnySection } from '@coop/domain';
import { Inject, Injectable } from '@nestjs/common';
import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { DATABASE, type Database } from '../platform/database/database.js';
import { abortableByClient } from '../platform/database/pool/onPool.js';
import type { RowQuery } from '../platform/database/tables/row-query.js';
import { conditionOf, partsOf } from '../platform/database/tables/sectionQuery.js';

export type CountQuery = { section: AnySection; query: RowQuery };
/** Row count up to a limit; `hayMas` if there are more. */
export type CountResult = { cantidad: number; hayMas?: true };

/** Count limit of a figure: a longer queue needs no exact number. */
const MAX_COUNTED = 1_000;

@Injectable()
export class CountsRepository {
  constructor(@Inject(DATABASE) private readonly database: Database) {}

  /** Counts in one statement; each count uses its own index and stops at the limit. */
  async count(queries: readonly CountQuery[], most = MAX_COUNTED): Promise<CountResult[]> {
    if (queries.length === 0) return [];
    const [row] = await abortableByClient(this.database)
      .select({
        counts: sql<number[]>`to_json(array[${sql.join(
          queries.map((one) => countOf(one, most)),
          sql`, `,
        )}])`,
      })
      .from(sql`(values (1)) as one(row)`);
    return (row?.counts ?? []).map((total) => (total > most ? { cantidad: most, hayMas: true } : { cantidad: total }));
  }

  async countByDay({ section, query }: CountQuery, field: string): Promise<{ dia: string; cantidad: number }[]> {
    const { table, columns } = partsOf(section);
    const day = columns[field] as PgColumn;
    return abortableByClient(this.database)
      .select({ dia: sql<string>`${day}::text`, cantidad: sql<number>`count(*)::int` })
      .from(table)
      .where(conditionOf(section, columns, query))
      .groupBy(day)
      .orderBy(day);
  }
}

function countOf({ section, query }: CountQuery, most: number): SQL {
  const { table, columns } = partsOf(section);
  const where = conditionOf(section, columns, query) ?? sql`true`;
  return sql`(select count(*)::int from (select 1 from ${table} where ${where} limit ${sql.raw(String(most + 1))}) as counted)`;
}
