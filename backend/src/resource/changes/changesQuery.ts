import type { AnySection } from '@coop/domain';
import { z } from 'zod';
import { memoizeByKey } from '../../platform/memoizeByKey.js';

/** Time of the last change read and its row; between pages, `inicio` is the first page's time. */
export type Cursor = { en: string; id: string | null; inicio?: string | undefined };

const INSTANT = '\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d(?:\\.\\d{1,3})?Z';
const CURSOR = new RegExp(`^(${INSTANT})(?:_([0-9A-Za-z-]{1,128}))?(?:~(${INSTANT}))?$`);
/** Length of an instant without its fraction: `2026-11-22T14:00:00`. */
const SECONDS = 19;
const CLOCKS_DIFFER_MS = 60_000;

/** Maximum and default number of changes per page. */
type Amount = { most: number; usual: number };

/** Changes since `desde` (an instant or a cursor); from the beginning without it. */
const queryOf = (section: AnySection, { most, usual }: Amount) =>
  z.strictObject({
    desde: z
      .string()
      .refine((text) => isCursorOf(section, text), 'Escriba un instante en UTC, o el cursor de la última respuesta')
      .refine((text) => !isToCome(text), 'Ese instante todavía no llegó')
      .optional()
      .meta({ description: 'Un instante en UTC (`2026-11-22T14:00:00Z`), o el `cursor` de la última respuesta' }),
    limite: z.coerce
      .number('Escriba un número')
      .int('Escriba un número entero')
      .min(1, 'Escriba un número desde 1')
      .max(most, `Como máximo ${most}`)
      .default(usual)
      .meta({ description: 'Cuántos cambios, a lo más' }),
  });

export const changesQuery = memoizeByKey((section: AnySection) => queryOf(section, { most: 1_000, usual: 500 }));

/** Public variant with smaller pages, because public requests must be fast and whole publications are long. */
export const publicChangesQuery = memoizeByKey((section: AnySection) => queryOf(section, { most: 200, usual: 200 }));

export type ChangesQuery = z.output<ReturnType<typeof changesQuery>>;

function isCursorOf({ fields }: AnySection, text: string): boolean {
  const cursor = readCursor(text);
  return cursor !== undefined && (cursor.id === null || fields.id.schema().safeParse(cursor.id).success);
}

const writeCursor = ({ en, id, inicio }: Cursor): string =>
  `${en}${id === null ? '' : `_${id}`}${inicio ? `~${inicio}` : ''}`;

/** Tolerates a client clock slightly ahead; one far ahead would never receive a change again. */
function isToCome(text: string): boolean {
  const { en = '', inicio = en } = readCursor(text) ?? {};
  return [en, inicio].some((instant) => Date.parse(instant) > Date.now() + CLOCKS_DIFFER_MS);
}

/** Returns undefined for an invalid cursor or an instant before 1970. */
export function readCursor(text: string): Cursor | undefined {
  const [, instant = '', id = null, first] = CURSOR.exec(text) ?? [];
  const [en, inicio] = [instantOf(instant), first === undefined ? undefined : instantOf(first)];
  if (en === undefined || (first !== undefined && inicio === undefined)) return undefined;
  return { en, id, inicio };
}

function instantOf(text: string): string | undefined {
  const at = new Date(text);
  if (Number.isNaN(at.getTime()) || at.getTime() < 0) return undefined;
  const written = at.toISOString();
  // `Date` rolls over invalid days, such as February 30.
  return written.slice(0, SECONDS) === text.slice(0, SECONDS) ? written : undefined;
}

/** Overlap in ms: rows carry the time of their write, not of the commit, so some appear late. */
const SETTLED_MS = 120_000;
const BEGINNING: Cursor = { en: new Date(0).toISOString(), id: null };

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
  const page = found.toSorted((one, other) => compare(one.at, other.at)).slice(0, most);
  const hayMas = found.length > most;
  const cursor = writeCursor(hayMas ? { ...(page.at(-1)?.at ?? after), inicio } : settledBefore(inicio));
  return { page, hayMas, cursor };
}

const compare = (one: Cursor, other: Cursor) => order(one.en, other.en) || order(one.id ?? '', other.id ?? '');
const order = (one: string, other: string) => (one < other ? -1 : Number(one > other));

/** Returns the cursor minus the overlap: a repeated change is harmless, a missed one is lost. */
const settledBefore = (instant: string): Cursor => ({
  en: new Date(Math.max(0, Date.parse(instant) - SETTLED_MS)).toISOString(),
  id: null,
});
