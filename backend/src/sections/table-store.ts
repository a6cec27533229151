import { type AnyRow, type AnySection, type Field, isPhase, isSectionName } from '@coop/domain';
import { Inject, Injectable } from '@nestjs/common';
import {
  and,
  asc,
  count,
  desc,
  eq,
  getTableColumns,
  gte,
  inArray,
  isNull,
  like,
  lte,
  or,
  type SQL,
  type SQLWrapper,
  sql,
} from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { DATABASE, type Database } from '../database/database.js';
import { phaseOf } from '../database/phaseOf.js';
import { problemOfDatabase } from '../database/problemOfDatabase.js';
import { tables } from '../database/tables.js';
import { escapedForLike, withoutAccents, wordsOf } from '../database/textSearch.js';
import { LARGEST_PAGE } from './listQuery.js';
import type { Page, RowQuery } from './row-query.js';
import { RowStore } from './row-store.js';

/** Keeps a section's rows in its derived table. */
@Injectable()
export class TableStore extends RowStore {
  constructor(@Inject(DATABASE) private readonly database: Database) {
    super();
  }

  async findPage(section: AnySection, query: RowQuery): Promise<Page<AnyRow>> {
    const { table, columns } = partsOf(section);
    const where = conditionOf(section, columns, query);
    const [first, last] = query.range ?? [0, LARGEST_PAGE - 1];
    const rows = await this.database
      .select()
      .from(table)
      .where(where)
      .orderBy(...orderOf(section, columns, query))
      .offset(first)
      .limit(last - first + 1);
    const [counted] = await this.database.select({ total: count() }).from(table).where(where);
    return { rows: rows as AnyRow[], first, total: counted?.total ?? 0 };
  }

  async find(section: AnySection, id: string, tx = this.database) {
    const { table, columns } = partsOf(section);
    const [row] = await tx.select().from(table).where(eq(columns.id, id));
    return row as AnyRow | undefined;
  }

  /** A row that names another in a list of references. */
  async findNaming(section: AnySection, field: string, id: string, tx: Database) {
    const { table, columns } = partsOf(section);
    const column = columns[field] as PgColumn;
    const isNamed =
      (section.fields[field] as Field).kind === 'references'
        ? sql`${column} @> ${JSON.stringify([id])}::jsonb`
        : eq(column, id);
    const [row] = await tx.select().from(table).where(isNamed).limit(1);
    return row as AnyRow | undefined;
  }

  /** The first row whose field holds that value. */
  async findBy(section: AnySection, field: string, value: string, tx = this.database): Promise<AnyRow | undefined> {
    const { table, columns } = partsOf(section);
    const [row] = await tx
      .select()
      .from(table)
      .where(eq(columns[field] as PgColumn, value))
      .limit(1);
    return row as AnyRow | undefined;
  }

  async insert(section: AnySection, row: AnyRow, tx: Database) {
    await tx.insert(partsOf(section).table).values(row).catch(problemOfDatabase(section));
  }

  async replace(section: AnySection, row: AnyRow, expected: number, tx: Database) {
    const { table, columns } = partsOf(section);
    const written = await tx
      .update(table)
      .set(row)
      .where(and(eq(columns.id, row.id), eq(columns.version, expected)))
      .returning({ id: columns.id })
      .catch(problemOfDatabase(section));
    return written.length > 0;
  }

  async remove(section: AnySection, id: string, expected: number, tx: Database) {
    const { table, columns } = partsOf(section);
    const removed = await tx
      .delete(table)
      .where(and(eq(columns.id, id), eq(columns.version, expected)))
      .returning({ id: columns.id })
      .catch(problemOfDatabase(section));
    return removed.length > 0;
  }
}

type Columns = Record<string, PgColumn> & { id: PgColumn; version: PgColumn };

/** Generic code sees a table as a table: its typed columns are for code that knows the section. */
function partsOf({ name }: AnySection): { table: PgTable; columns: Columns } {
  if (!isSectionName(name)) throw new Error(`${name} has no table: it is not in the list of sections`);
  const table = tables[name] as unknown as PgTable;
  return { table, columns: getTableColumns(table) as Columns };
}

/** A column, or what stands in its place for a field that no column holds. */
function expressionOf(section: AnySection, columns: Columns, name: string): SQLWrapper {
  const field = section.fields[name] as Field;
  return isPhase(field)
    ? phaseOf(field, section, (other) => expressionOf(section, columns, other))
    : (columns[name] as PgColumn);
}

function conditionOf(
  section: AnySection,
  columns: Columns,
  { equals, between, text, searchIn, only = {} }: RowQuery,
): SQL | undefined {
  const column = (name: string) => columns[name] as PgColumn;
  return and(
    ...Object.entries(only).map(([name, values]) => inArray(column(name), [...values])),
    ...Object.entries(equals).map(([name, values]) => oneOf(expressionOf(section, columns, name), values)),
    ...Object.entries(between).flatMap(([name, { from, to }]) => [
      from === undefined ? undefined : gte(column(name), from),
      to === undefined ? undefined : lte(column(name), to),
    ]),
    ...wordsOf(text).map((word) =>
      or(sql`false`, ...searchIn.map((name) => like(withoutAccents(column(name)), `%${escapedForLike(word)}%`))),
    ),
  );
}

function oneOf(column: SQLWrapper, values: readonly unknown[]) {
  const given = values.filter((value) => value !== null);
  const among = given.length > 0 ? inArray(column, given) : sql`false`;
  return given.length === values.length ? among : or(among, isNull(column));
}

function orderOf(section: AnySection, columns: Columns, { sort: [name, direction] }: RowQuery): SQL[] {
  const field = section.fields[name] as Field;
  const column = expressionOf(section, columns, name);
  // The databases' own text orders differ; this one is in both. The id makes every order total, so that pages never overlap.
  const ordered = ['text', 'choice', 'state', 'slug'].includes(field.kind)
    ? sql`${column} collate "und-x-icu"`
    : sql`${column}`;
  const toward = direction === 'ASC' ? asc : desc;
  return [sql`${toward(ordered)} nulls last`, toward(columns.id)];
}
