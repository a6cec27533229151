import { type AnySection, sectionList, type sections } from '@coop/domain';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { copiesOf, publications } from './copies.js';
import { type CopiesOf, copyTableOf, type TableOf, tableOf } from './tableOf.js';

/** The table of every section, by its name. */
export const tables = buildTables(tableOf) as unknown as {
  [N in keyof typeof sections]: TableOf<(typeof sections)[N]>;
};

export type Publication = {
  [N in keyof typeof sections]: (typeof sections)[N]['kind'] extends 'publication' ? N : never;
}[keyof typeof sections];

/** The table of every publication's public copies, by its name. */
export const copies = Object.fromEntries(
  publications.map((section) => [section.name, copyTableOf(copiesOf(section))]),
) as unknown as { [N in Publication]: CopiesOf<(typeof sections)[N]> };

/** Builds a table for each section, by its name. */
export function buildTables(
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
