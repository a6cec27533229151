import type { AnySection } from '@coop/domain';
import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { snakeCase } from './names.js';
import { searchedText } from './textSearch.js';

/** Generated column with all the text that a section's list searches. Only migrations and searches use it. */
export const SEARCHED = 'texto_buscado';

/** Returns the searched expression: that column, or its formula if a view replaces the table. */
export const searchedColumn = (section: AnySection, columns: Record<string, PgColumn>): SQL =>
  section.kind === 'log'
    ? searchedText(section.table.search.map((name) => columns[name] as PgColumn))
    : sql`${sql.identifier(snakeCase(section.name))}.${sql.identifier(SEARCHED)}`;
