import { type AnySection, sectionList, type sections } from '@coop/domain';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { type TableOf, tableOf } from './tableOf.js';

/** The table of every section, by its name. */
export const tables = Object.fromEntries(
  sectionList.map((section: AnySection) => [section.name, tableOf(section, idOf)]),
) as unknown as { [N in keyof typeof sections]: TableOf<(typeof sections)[N]> };

function idOf(name: string): PgColumn {
  return (tables as unknown as Record<string, { id: PgColumn }>)[name]?.id as PgColumn;
}
