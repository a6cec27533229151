import { type AnySection, sectionList, type sections } from '@coop/domain';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { migratedTableOf, type TableOf, tableOf } from './tableOf.js';

/** The table of every section, by its name. */
export const tables = made(tableOf) as unknown as { [N in keyof typeof sections]: TableOf<(typeof sections)[N]> };

/** The same as migrations make them: with columns and indexes that only the database uses. */
export const migratedTables: Readonly<Record<string, PgTable>> = made(migratedTableOf);

function made(
  tableOf: (section: AnySection, keyOf: (name: string, by?: string) => PgColumn) => PgTable,
): Record<string, PgTable> {
  const all: Record<string, PgTable> = Object.fromEntries(
    sectionList.map((section: AnySection) => [section.name, tableOf(section, keyOf)]),
  );
  return all;

  function keyOf(name: string, by = 'id'): PgColumn {
    return (all as unknown as Record<string, Record<string, PgColumn>>)[name]?.[by] as PgColumn;
  }
}
