import type { Field } from '@coop/domain';
import { type Cell, cellOf, type Names } from './table.js';

type Values = Readonly<Record<string, unknown>>;
export type CellColumn = { path: string; name: string; field: Field };

/** Yields one line and one per further list record, which repeats only the fields in `keys`. */
export function* recordLines(
  columns: readonly CellColumn[],
  values: Values,
  keys: readonly string[] = [],
  names: Names = new Map(),
): Generator<readonly Cell[]> {
  const longest = Math.max(1, ...columns.map(({ name, path }) => (path === name ? 1 : recordsIn(values, name).length)));
  for (let at = 0; at < longest; at++)
    yield columns.map(({ path, name, field }) => {
      if (path !== name) return cellOf(field, recordsIn(values, name)[at]?.[path.slice(name.length + 1)], names);
      return at === 0 || keys.includes(name) ? cellOf(field, values[name], names) : null;
    });
}

const recordsIn = (values: Values, list: string) => (values[list] ?? []) as readonly Values[];
