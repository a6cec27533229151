import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { oncePer } from '../../oncePer.js';

const columnsOf = oncePer((table: PgTable) => Object.entries(getTableColumns(table)));

/** Where the values of a row go in a statement that is put together before there is one. */
export const placesOf = <T extends PgTable>(table: T) =>
  Object.fromEntries(columnsOf(table).map(([name]) => [name, sql`${sql.placeholder(name)}`])) as Record<
    keyof T['_']['columns'],
    SQL
  >;

/** A row as those places take it. What it lacks is empty. */
export const placedRow = (table: PgTable, row: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(
    columnsOf(table).map(([name, column]) => {
      const value = row[name] ?? null;
      // A driver's «null» of JSON is no empty field.
      return [name, value === null ? null : column.mapToDriverValue(value)];
    }),
  );
