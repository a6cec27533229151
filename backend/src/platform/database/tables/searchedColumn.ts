import type { AnySection } from '@coop/domain';
import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { snakeCase } from './names.js';
import { searchedText } from './textSearch.js';

/**
 * The column of a section's table with all that its list searches, which the database keeps by itself: rows that are read
 * or written do not hold it, only migrations and searches know it.
 */
export const SEARCHED = 'texto_buscado';

/** What a search looks into: that column, or what it would hold where a view stands in the place of the table. */
export const searchedColumn = (section: AnySection, columns: Record<string, PgColumn>): SQL =>
  section.kind === 'log'
    ? searchedText(section.table.search.map((name) => columns[name] as PgColumn))
    : sql`${sql.identifier(snakeCase(section.name))}.${sql.identifier(SEARCHED)}`;
