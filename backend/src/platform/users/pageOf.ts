import { type AnyRow, withoutMarks } from '@coop/domain';
import type { Page, RowQuery } from '../database/tables/row-query.js';
import { withoutVariants, wordsOf } from '../database/tables/textSearch.js';

/** Filters, sorts and cuts rows that are already in memory, as the database would. */
export function pageOf(rows: readonly AnyRow[], query: RowQuery): Page<AnyRow> {
  const found = rows.filter((row) => matches(row, query)).sort(byOrderOf(query));
  const [first, last] = query.range ?? [0, found.length];
  return { rows: found.slice(first, last + 1), first, total: found.length };
}

function matches(row: AnyRow, { equals, between, text, searchIn }: RowQuery): boolean {
  const words = wordsOf(text).map(withoutVariants);
  return (
    Object.entries(equals).every(([name, accepted]) => accepted.includes(row[name])) &&
    Object.entries(between).every(([name, { from, to }]) => isWithin(row[name], from, to)) &&
    words.every((word) => searchIn.some((name) => plain(row[name]).includes(word)))
  );
}

const isWithin = (value: unknown, from: unknown, to: unknown): boolean =>
  value !== null && (from === undefined || compare(value, from) >= 0) && (to === undefined || compare(value, to) <= 0);

/** What has no value comes last either way; the id makes the order total. */
const byOrderOf =
  ({ sort: [name, direction] }: RowQuery) =>
  (a: AnyRow, b: AnyRow): number => {
    const [x, y] = [a[name], b[name]];
    if ((x === null) !== (y === null)) return x === null ? 1 : -1;
    return (direction === 'ASC' ? 1 : -1) * (compare(x, y) || compare(a.id, b.id));
  };

const { compare: compareTexts } = new Intl.Collator('es');

const compare = (a: unknown, b: unknown): number =>
  typeof a === 'number' && typeof b === 'number' ? a - b : compareTexts(String(a), String(b));

/** In lower case, without accents, and with one apostrophe and dash. */
const plain = (value: unknown): string => withoutVariants(withoutMarks(String(value ?? '')).toLowerCase());
