import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { oncePer } from '../../oncePer.js';

const columnsOf = oncePer((table: PgTable) => Object.entries(getTableColumns(table)));

/** Returns placeholders for a row's values in a prepared statement. */
export const placesOf = <T extends PgTable>(table: T) =>
  Object.fromEntries(columnsOf(table).map(([name]) => [name, sql`${sql.placeholder(name)}`])) as Record<
    keyof T['_']['columns'],
    SQL
  >;

/** Maps a row to those placeholders; missing values become null. */
export const placedRow = (table: PgTable, row: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(
    columnsOf(table).map(([name, column]) => {
      const value = row[name] ?? null;
      // The driver would write null as a JSON value, not as SQL NULL.
      return [name, value === null ? null : column.mapToDriverValue(value)];
    }),
  );
