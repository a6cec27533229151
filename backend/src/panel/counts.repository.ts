import type { AnySection } from '@coop/domain';
import { Inject, Injectable } from '@nestjs/common';
import { type SQL, sql } from 'drizzle-orm';
import { DATABASE, type Database } from '../platform/database/database.js';
import type { RowQuery } from '../platform/database/tables/row-query.js';
import { conditionOf, partsOf } from '../platform/database/tables/sectionQuery.js';

export type Asked = { section: AnySection; query: RowQuery };

/** How many rows meet each of many queries. */
@Injectable()
export class CountsRepository {
  constructor(@Inject(DATABASE) private readonly database: Database) {}

  /** In one statement, each count by its own index. */
  async count(asked: readonly Asked[]): Promise<number[]> {
    if (asked.length === 0) return [];
    const [row] = await this.database
      .select({ counts: sql<number[]>`to_json(array[${sql.join(asked.map(countOf), sql`, `)}])` })
      .from(sql`(values (1)) as one(row)`);
    return row?.counts ?? [];
  }
}

function countOf({ section, query }: Asked): SQL {
  const { table, columns } = partsOf(section);
  return sql`(select count(*)::int from ${table} where ${conditionOf(section, columns, query) ?? sql`true`})`;
}
