import { type AnySection, type Field, isPhase } from '@coop/domain';
import { and, getTableColumns, gte, inArray, isNull, lte, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { copiesOf, publications } from './copies.js';
import { hasAny, isInPhase, phaseOf } from './isInPhase.js';
import { keysOf } from './keys.js';
import type { RowQuery } from './row-query.js';
import { searchedColumn } from './searchedColumn.js';
import { copies, type Publication, tables } from './tables.js';
import { hasWord, searchWords, withoutAccents } from './textSearch.js';

export type Columns = Record<string, PgColumn> & { id: PgColumn; version: PgColumn };

const stored: Readonly<Record<string, unknown>> = {
  ...tables,
  ...Object.fromEntries(publications.map((section) => [copiesOf(section).name, copies[section.name as Publication]])),
};

/** Returns a section's table and columns without their static types, for generic code. */
export function partsOf({ name }: AnySection): { table: PgTable; columns: Columns } {
  const table = stored[name] as PgTable | undefined;
  if (!table) throw new Error(`${name} has no table: it is not in the list of sections`);
  return { table, columns: getTableColumns(table) as Columns };
}

/** Returns a column, or the SQL expression of a derived field. */
export function expressionOf(section: AnySection, columns: Columns, name: string): SQLWrapper {
  const field = section.fields[name] as Field;
  const keys = {
    ...keysOf(section, columns),
    of: (key: string) => expressionOf(section, columns, key),
    isSure: () => false,
  };
  return isPhase(field) ? phaseOf(field, section, keys) : (columns[name] as PgColumn);
}

/** Returns the condition of a query; lists, figures and trends share it, so they cover the same rows. */
export const conditionOf = (section: AnySection, columns: Columns, query: Omit<RowQuery, 'sort' | 'range'>) =>
  and(filterOf(section, columns, query), textOf(section, columns, query));

/** Returns the condition of a query without its text search. */
export function filterOf(
  section: AnySection,
  columns: Columns,
  { equals, between }: Omit<RowQuery, 'sort' | 'range'>,
): SQL | undefined {
  const column = (name: string) => columns[name] as PgColumn;
  return and(
    ...Object.entries(equals).map(([name, values]) => oneOf(section, columns, name, values)),
    ...Object.entries(between).flatMap(([name, { from, to }]) => [
      from === undefined ? undefined : gte(column(name), from),
      to === undefined ? undefined : lte(column(name), to),
    ]),
  );
}

/**
 * Matches rows that have every word in some searched field. One index covers the section's whole search; a requester
 * who may not read all of it is limited to the permitted fields.
 */
export function textOf(
  section: AnySection,
  columns: Columns,
  { text, searchIn }: Pick<RowQuery, 'text' | 'searchIn'>,
): SQL | undefined {
  const words = searchWords(text);
  const { search } = section.table;
  if (words.length > 0 && searchIn.length === 0) return sql`false`;
  const isPart = search.some((name) => !searchIn.includes(name));
  const everywhere = searchedColumn(section, columns);
  return and(
    ...words.map((word) => hasWord(everywhere, word)),
    ...(isPart
      ? words.map((word) => or(...searchIn.map((name) => hasWord(withoutAccents(columns[name] as PgColumn), word))))
      : []),
  );
}

function oneOf(section: AnySection, columns: Columns, name: string, values: readonly unknown[]) {
  const keys = keysOf(section, columns);
  const field = section.fields[name] as Field;
  const present = values.filter((value) => value !== null);
  if (isPhase(field)) return isInPhase(field, present, section, keys);
  const key = keys.of(name);
  if (field.kind === 'choices') return hasAny(key, present);
  const among = present.length > 0 ? inArray(key as SQL, present) : sql`false`;
  return present.length === values.length ? among : or(among, isNull(key));
}
