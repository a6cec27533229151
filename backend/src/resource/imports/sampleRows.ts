import { type AnySection, exampleValues, type ImportedColumn } from '@coop/domain';
import { cellOf } from '../exports/cellOf.js';
import type { Cell } from '../exports/table.js';

type Values = Record<string, unknown>;

/**
 * The example of a section as a file says it: one line, and another for each further record of its lists, on which only what
 * tells the row apart is said again.
 */
export async function* sampleRows(
  section: AnySection,
  columns: readonly ImportedColumn[],
): AsyncGenerator<readonly Cell[]> {
  const values = exampleValues(section);
  const longest = Math.max(1, ...columns.map(({ name, path }) => (path === name ? 1 : recordsIn(values, name).length)));
  for (let at = 0; at < longest; at++)
    yield columns.map(({ path, name, field }) => {
      if (path !== name) return cellOf(field, recordsIn(values, name)[at]?.[path.slice(name.length + 1)], new Map());
      return at === 0 || section.imports?.includes(name) ? cellOf(field, values[name], new Map()) : null;
    });
}

const recordsIn = (values: Values, list: string) => (values[list] ?? []) as readonly Values[];
