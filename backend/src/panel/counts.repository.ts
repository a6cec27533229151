import type { AnySection } from '@coop/domain';
import { Inject, Injectable } from '@nestjs/common';
import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { DATABASE, type Database } from '../platform/database/database.js';
import { whileAsked } from '../platform/database/pool/onPool.js';
import type { RowQuery } from '../platform/database/tables/row-query.js';
import { conditionOf, partsOf } from '../platform/database/tables/sectionQuery.js';

export type Asked = { section: AnySection; query: RowQuery };
/** How many rows there are, and whether there are more than were counted. */
export type Counted = { cantidad: number; hayMas?: true };

/** Rows of a figure that are counted: who has so much before them needs no exact number. */
const MOST_COUNTED = 1_000;

/** How many rows meet each of many queries. */
@Injectable()
export class CountsRepository {
  constructor(@Inject(DATABASE) private readonly database: Database) {}

  /** In one statement, each count by its own index and up to a bound. */
  async count(asked: readonly Asked[], most = MOST_COUNTED): Promise<Counted[]> {
    if (asked.length === 0) return [];
    const [row] = await whileAsked(this.database)
      .select({
        counts: sql<number[]>`to_json(array[${sql.join(
          asked.map((one) => countOf(one, most)),
          sql`, `,
        )}])`,
      })
      .from(sql`(values (1)) as one(row)`);
    return (row?.counts ?? []).map((total) => (total > most ? { cantidad: most, hayMas: true } : { cantidad: total }));
  }

  /** How many rows of a query there are on each day of a field that holds one. */
  async countByDay({ section, query }: Asked, field: string): Promise<{ dia: string; cantidad: number }[]> {
    const { table, columns } = partsOf(section);
    const day = columns[field] as PgColumn;
    return whileAsked(this.database)
      .select({ dia: sql<string>`${day}::text`, cantidad: sql<number>`count(*)::int` })
      .from(table)
      .where(conditionOf(section, columns, query))
      .groupBy(day)
      .orderBy(day);
  }
}

function countOf({ section, query }: Asked, most: number): SQL {
  const { table, columns } = partsOf(section);
  const where = conditionOf(section, columns, query) ?? sql`true`;
  return sql`(select count(*)::int from (select 1 from ${table} where ${where} limit ${sql.raw(String(most + 1))}) as counted)`;
}
