import { OUTER } from '@coop/domain';

/**
 * Resolves the form path of a field that a condition names. `row` is the path of the record, '' for the top row. In
 * `bloques.0.elementos.1`, `tipo` is `bloques.0.elementos.1.tipo` and `../tipo` is `bloques.0.tipo`.
 */
export function siblingPath(row: string, name: string): string {
  const steps = row === '' ? [] : row.split('.');
  if (!name.startsWith(OUTER)) return [...steps, name].join('.');
  return [...steps.slice(0, -2), name.slice(OUTER.length)].join('.');
}
