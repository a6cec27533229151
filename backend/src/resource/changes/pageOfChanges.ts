import { type Cursor, readCursor, writeCursor } from './changesQuery.js';

/**
 * Overlap of reads, in ms. Rows carry the time of their write, not of the commit, so a change may appear later than
 * newer ones.
 */
const SETTLED_MS = 120_000;
const BEGINNING: Cursor = { en: new Date(0).toISOString(), id: null };

/** Position in the feed, with the time of the first page's request. */
export type Place = Cursor & { inicio: string };

/** Returns the position of a cursor, or the beginning. Must run before any read. */
export function placeOfCursor(desde: string | undefined): Place {
  const after = (desde && readCursor(desde)) || BEGINNING;
  // Changes written while later pages are read may sort before the last cursor.
  return { ...after, inicio: after.inicio ?? new Date().toISOString() };
}

/** Returns the oldest changes after a position, up to `most`, and the next cursor. */
export function pageOfChanges<C extends { at: Cursor }>(
  found: readonly C[],
  { inicio, ...after }: Place,
  most: number,
) {
  const told = found.toSorted((one, other) => compare(one.at, other.at)).slice(0, most);
  const hayMas = found.length > most;
  const cursor = writeCursor(hayMas ? { ...(told.at(-1)?.at ?? after), inicio } : settledBefore(inicio));
  return { told, hayMas, cursor };
}

const compare = (one: Cursor, other: Cursor) => order(one.en, other.en) || order(one.id ?? '', other.id ?? '');
const order = (one: string, other: string) => (one < other ? -1 : Number(one > other));

/**
 * Returns the cursor after a full read, moved back by the overlap. A repeated change is harmless; a missed one is lost.
 */
const settledBefore = (instant: string): Cursor => ({
  en: new Date(Math.max(0, Date.parse(instant) - SETTLED_MS)).toISOString(),
  id: null,
});
