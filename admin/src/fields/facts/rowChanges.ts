import { diffArrays } from 'diff';

type Row = Record<string, unknown>;
type PlacedRow = { at: number; row: Row };
/** A change of one row in a repeated group. `at` is its 1-based position in the list that contains it. */
export type RowChange =
  | { kind: 'added' | 'removed'; at: number; row: Row }
  | { kind: 'changed'; at: number; before: Row; after: Row };

/** Diffs two lists of rows. Rows at least 50 % alike are paired as a change. */
export function rowChanges(before: readonly Row[], after: readonly Row[]): RowChange[] {
  const changes: RowChange[] = [];
  let [removed, added]: PlacedRow[][] = [[], []];
  let [was, is] = [0, 0];
  const settle = () => {
    changes.push(...pairRows(removed as PlacedRow[], added as PlacedRow[]));
    [removed, added] = [[], []];
  };
  for (const part of diffArrays([...before], [...after], { comparator: (a, b) => text(a) === text(b) })) {
    if (part.removed) removed = part.value.map((row) => ({ at: ++was, row }));
    else if (part.added) added = part.value.map((row) => ({ at: ++is, row }));
    else {
      settle();
      was += part.value.length;
      is += part.value.length;
    }
  }
  settle();
  return changes;
}

/** Pairs added rows with removed ones, most alike first; the rest are removals. */
function pairRows(removed: readonly PlacedRow[], added: readonly PlacedRow[]): RowChange[] {
  const pairs = added
    .flatMap((is) => removed.map((was) => ({ is, was, similarity: similarityOf(was.row, is.row) })))
    .filter(({ similarity }) => similarity >= 0.5)
    .sort((a, b) => b.similarity - a.similarity);
  const partners = new Map<PlacedRow, PlacedRow>();
  const taken = new Set<PlacedRow>();
  for (const { is, was } of pairs) {
    if (partners.has(is) || taken.has(was)) continue;
    partners.set(is, was);
    taken.add(was);
  }
  return [
    ...added.map((is): RowChange => {
      const was = partners.get(is);
      return was
        ? { kind: 'changed', at: is.at, before: was.row, after: is.row }
        : { kind: 'added', at: is.at, row: is.row };
    }),
    ...removed.filter((was) => !taken.has(was)).map(({ at, row }): RowChange => ({ kind: 'removed', at, row })),
  ];
}

/** Returns the share of equal values in two rows, 0 to 1, ignoring fields empty in both. */
function similarityOf(one: Row, other: Row): number {
  const names = [...new Set([...Object.keys(one), ...Object.keys(other)])];
  const filled = names.filter((name) => !isEmpty(one[name]) || !isEmpty(other[name]));
  return filled.filter((name) => text(one[name]) === text(other[name])).length / (filled.length || 1);
}

const text = (value: unknown) => JSON.stringify(value ?? null);
const isEmpty = (value: unknown) => value === null || value === undefined || value === '';

/** Normalizes a value for comparison: sorts object keys and drops null and empty properties. */
export function comparable(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(comparable);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([, part]) => part !== null && part !== undefined && part !== '');
  return Object.fromEntries(
    entries.sort(([one], [other]) => (one < other ? -1 : 1)).map(([name, part]) => [name, comparable(part)]),
  );
}
