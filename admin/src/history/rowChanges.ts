import { diffArrays } from 'diff';

type Row = Record<string, unknown>;
/** What happened to one row of a repeated group; `at` is its place, from 1, in the list that has it. */
export type RowChange =
  | { kind: 'added' | 'removed'; at: number; row: Row }
  | { kind: 'changed'; at: number; before: Row; after: Row };

/** What differs between two lists of rows: rows that stand where others stood count as changed. */
export function rowChanges(before: readonly Row[], after: readonly Row[]): RowChange[] {
  const changes: RowChange[] = [];
  let removed: { at: number; row: Row }[] = [];
  let was = 0;
  let is = 0;
  const settle = () => {
    for (const { at, row } of removed) changes.push({ kind: 'removed', at, row });
    removed = [];
  };
  const parts = diffArrays([...before], [...after], { comparator: (a, b) => JSON.stringify(a) === JSON.stringify(b) });
  for (const part of parts) {
    if (part.removed) removed = part.value.map((row) => ({ at: ++was, row }));
    else if (part.added) {
      for (const row of part.value) {
        const gone = removed.shift();
        is++;
        changes.push(gone ? { kind: 'changed', at: is, before: gone.row, after: row } : { kind: 'added', at: is, row });
      }
      settle();
    } else {
      settle();
      was += part.value.length;
      is += part.value.length;
    }
  }
  settle();
  return changes;
}
