import { type AnySection, type Field, isPhase, isSectionName } from '@coop/domain';
import { and, getTableColumns, gte, inArray, isNull, like, lte, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { phaseOf, ruledOut } from './phaseOf.js';
import type { RowQuery } from './row-query.js';
import { tables } from './tables.js';
import { escapedForLike, withoutAccents, wordsOf } from './textSearch.js';

export type Columns = Record<string, PgColumn> & { id: PgColumn; version: PgColumn };

/** Generic code sees a table as a table: its typed columns are for code that knows the section. */
export function partsOf({ name }: AnySection): { table: PgTable; columns: Columns } {
  if (!isSectionName(name)) throw new Error(`${name} has no table: it is not in the list of sections`);
  const table = tables[name] as unknown as PgTable;
  return { table, columns: getTableColumns(table) as Columns };
}

/** A column, or what stands in its place for a field that no column holds. */
export function expressionOf(section: AnySection, columns: Columns, name: string): SQLWrapper {
  const field = section.fields[name] as Field;
  return isPhase(field) ? phaseOf(field, section, columnOf(section, columns)) : (columns[name] as PgColumn);
}

/** Which rows of a section a query is about: lists, figures and trends ask it, so that they speak of the same rows. */
export function conditionOf(
  section: AnySection,
  columns: Columns,
  { equals, between, text, searchIn, only = {} }: Omit<RowQuery, 'sort' | 'range'>,
): SQL | undefined {
  const column = (name: string) => columns[name] as PgColumn;
  return and(
    ...Object.entries(only).map(([name, values]) => inArray(column(name), [...values])),
    ...Object.entries(equals).map(([name, values]) => oneOf(section, columns, name, values)),
    ...Object.entries(between).flatMap(([name, { from, to }]) => [
      from === undefined ? undefined : gte(column(name), from),
      to === undefined ? undefined : lte(column(name), to),
    ]),
    ...wordsOf(text).map((word) =>
      or(sql`false`, ...searchIn.map((name) => like(withoutAccents(column(name)), `%${escapedForLike(word)}%`))),
    ),
  );
}

function oneOf(section: AnySection, columns: Columns, name: string, values: readonly unknown[]) {
  const expression = expressionOf(section, columns, name);
  const given = values.filter((value) => value !== null);
  const among = given.length > 0 ? inArray(expression, given) : sql`false`;
  const field = section.fields[name] as Field;
  if (isPhase(field)) return and(...ruledOut(field, given, section, columnOf(section, columns)), among);
  return given.length === values.length ? among : or(among, isNull(expression));
}

const columnOf = (section: AnySection, columns: Columns) => (name: string) => expressionOf(section, columns, name);
