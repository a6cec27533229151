import { type Cursor, readCursor, writeCursor } from './changesQuery.js';

/**
 * What is written bears the instant at which it was, not that at which its transaction ended: for so long a change may still come
 * to light before others. Whoever has read all reads that time again.
 */
const SETTLED_MS = 120_000;
const BEGINNING: Cursor = { en: new Date(0).toISOString(), id: null };

/** After which change somebody reads, and when they asked for the first page. */
export type Place = Cursor & { inicio: string };

/** The cursor that somebody sends, or where all begins. To be asked before anything is read. */
export function whereToBegin(desde: string | undefined): Place {
  const after = (desde && readCursor(desde)) || BEGINNING;
  // What was written while other pages were read may stand before where they ended.
  return { ...after, inicio: after.inicio ?? new Date().toISOString() };
}

/** The oldest of the changes that were found after a place, as many as were asked for, and from where to go on. */
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

/** Where to go on once all was read, whatever it was asked with: what comes again is written over, what is missed is missed for ever. */
const settledBefore = (instant: string): Cursor => ({
  en: new Date(Math.max(0, Date.parse(instant) - SETTLED_MS)).toISOString(),
  id: null,
});
