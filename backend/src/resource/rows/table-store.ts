import { type AnyRow, type AnySection, type Field, meets } from '@coop/domain';
import { Inject, Injectable } from '@nestjs/common';
import { and, asc, eq, inArray, ne, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { DATABASE, type Database } from '../../platform/database/database.js';
import { abortableByClient } from '../../platform/database/pool/onPool.js';
import { duplicateValue, problemOfDatabase } from '../../platform/database/problems.js';
import { isAfter } from '../../platform/database/tables/isAfter.js';
import { keysOf } from '../../platform/database/tables/keys.js';
import { readerOf, readList } from '../../platform/database/tables/readList.js';
import type { AllRows, Page, RowQuery } from '../../platform/database/tables/row-query.js';
import { conditionOf, partsOf } from '../../platform/database/tables/sectionQuery.js';
import { wholeOrder } from '../../platform/database/tables/segments.js';
import { pagesOf, settleIds } from '../../platform/database/tables/settledIds.js';
import { memoizeByKey } from '../../platform/memoizeByKey.js';
import { RowStore } from './row-store.js';

@Injectable()
export class TableStore extends RowStore {
  constructor(@Inject(DATABASE) private readonly database: Database) {
    super();
  }

  findPage(section: AnySection, query: RowQuery): Promise<Page<AnyRow>> {
    return readList(abortableByClient(this.database), section, query);
  }

  async findAll(section: AnySection, query: Omit<RowQuery, 'range'>, tx = this.database): Promise<AllRows<AnyRow>> {
    const { table, columns } = partsOf(section);
    const order = wholeOrder(section, query, keysOf(section, columns), columns.id);
    const request = { table, id: columns.id, where: conditionOf(section, columns, query), order };
    const ids = await settleIds(abortableByClient(tx), request);
    return { total: ids.length, pages: pagesOf(ids, columns.id, readerOf(abortableByClient(tx), table)) };
  }

  async findChanged(section: AnySection, after: { en: string; id: string | null }, most: number) {
    const { table, columns } = partsOf(section);
    const actualizadoEn = columns.actualizadoEn as PgColumn;
    const rows = await this.database
      .select()
      .from(table)
      .where(isAfter(actualizadoEn, columns.id, after))
      .orderBy(asc(actualizadoEn), asc(columns.id))
      .limit(most);
    return rows as AnyRow[];
  }

  async find(section: AnySection, id: string, tx?: Database) {
    const [row] = await (tx ? selectById(section, tx) : this.byId(section)).execute({ id });
    return row as AnyRow | undefined;
  }

  /** Built once, because drizzle takes as long to build it as to run it. */
  private readonly byId = memoizeByKey((section: AnySection) => selectById(section, this.database));

  /** Returns the row and locks it until the transaction ends. */
  async findForUpdate(section: AnySection, id: string, tx: Database): Promise<AnyRow | undefined> {
    const { table, columns } = partsOf(section);
    const [row] = await tx.select().from(table).where(eq(columns.id, id)).for('update');
    return row as AnyRow | undefined;
  }

  /** Returns a row that references another; `among` narrows a search without an index. */
  async findNaming(section: AnySection, field: string, id: string, tx = this.database, among: Partial<AnyRow> = {}) {
    const { table, columns } = partsOf(section);
    const column = columns[field] as PgColumn;
    const isNamed =
      (section.fields[field] as Field).kind === 'references'
        ? sql`${column} @> ${JSON.stringify([id])}::jsonb`
        : eq(column, id);
    const isAmong = Object.entries(among).map(([name, value]) => eq(columns[name] as PgColumn, value));
    const [row] = await tx
      .select()
      .from(table)
      .where(and(isNamed, ...isAmong))
      .limit(1);
    return row as AnyRow | undefined;
  }

  async findBy(section: AnySection, field: string, value: string, tx = this.database): Promise<AnyRow | undefined> {
    const { table, columns } = partsOf(section);
    const key = keysOf(section, columns).of(field) as SQL;
    const [row] = await tx.select().from(table).where(eq(key, value)).limit(1);
    return row as AnyRow | undefined;
  }

  async findDuplicate(
    section: AnySection,
    field: string,
    values: readonly string[],
    tx = this.database,
  ): Promise<ReadonlySet<unknown>> {
    const { table, columns } = partsOf(section);
    const column = columns[field] as PgColumn;
    const found = await tx
      .select({ value: column })
      .from(table)
      .where(inArray(column, [...values]));
    return new Set(found.map(({ value }) => value));
  }

  /** Throws, as its write would, when another row holds the same unique values. */
  async requireUnique(section: AnySection, row: AnyRow, tx: Database): Promise<void> {
    const { table, columns } = partsOf(section);
    const column = (name: string) => columns[name] as PgColumn;
    for (const { fields, when } of section.unique) {
      if (!meets(row, when)) continue;
      const same = fields.map((name) => sql`${column(name)} is not distinct from ${row[name]}`);
      const among = Object.entries(when ?? {}).map(([name, values]) => inArray(column(name), [...values]));
      const [other] = await tx
        .select({ id: columns.id })
        .from(table)
        .where(and(...same, ...among, ne(columns.id, row.id)))
        .limit(1);
      if (other) throw duplicateValue(section, fields);
    }
  }

  async insert(section: AnySection, row: AnyRow, tx: Database) {
    const { table, columns } = partsOf(section);
    const written = tx.insert(table).values(row);
    // Titles repeat, and PostgreSQL logs every raised error: ON CONFLICT reports a taken slug without one.
    const quiet =
      section.kind === 'publication' ? written.onConflictDoNothing({ target: columns.slug as PgColumn }) : written;
    const [stored] = await quiet.returning().catch(problemOfDatabase(section));
    if (!stored) throw duplicateValue(section, ['slug']);
    return stored as AnyRow;
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

/** Unnamed, so that a later release's migration cannot invalidate it on an open connection. */
function selectById(section: AnySection, database: Database) {
  const { table, columns } = partsOf(section);
  return database
    .select()
    .from(table)
    .where(eq(columns.id, sql.placeholder('id')))
    .prepare('');
}
