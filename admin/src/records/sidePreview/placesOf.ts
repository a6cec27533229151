import { type Field, type Fields, formatValue, wordsOfHtml } from '@coop/domain';
import { composed } from '@coop/domain/marks';

/** Normalizes a text for matching: composed Unicode, single spaces, lower case. */
const compared = (text: string): string => composed(text).replace(/\s+/g, ' ').trim().toLowerCase();

type Values = Readonly<Record<string, unknown>>;
/** A field's text and path in the form: `titulo`, `bloques.2.texto`. `file`: id of the upload. */
type Place = { path: string; words: string; file?: string };

export const placesOf = (fields: Fields, values: Values, holder = ''): Place[] =>
  Object.entries<Field>(fields).flatMap(([name, field]) => placesIn(field, values[name], holder + name, values));

function placesIn(field: Field, value: unknown, path: string, row: Values): Place[] {
  const { fields, kind } = field;
  if (Array.isArray(value))
    return value.flatMap((one, at) => (fields ? placesOf(fields, one ?? {}, `${path}.${at}.`) : placeOf(path, one)));
  if (kind === 'image' || kind === 'file') return typeof value === 'string' ? [{ path, words: '', file: value }] : [];
  if (kind === 'richText') return placeOf(path, wordsOfHtml(String(value ?? '')));
  return placeOf(path, formatValue(field, value, { row, named: new Map() }));
}

function placeOf(path: string, value: unknown): Place[] {
  const words = compared(typeof value === 'string' ? value : '');
  return words ? [{ path, words }] : [];
}

/** Minimum length of a match; shorter texts match too much. */
const MIN_LETTERS = 3;

/** Finds a part's field: same file, equal text, shortest containing, longest contained; innermost first. */
export function findShownPath(
  places: readonly Place[],
  parts: Iterable<{ text: string; address?: string }>,
): string | undefined {
  for (const { text, address } of parts) {
    const words = compared(text);
    const found = places.find(({ file }) => file && address?.includes(file)) ?? (words && placeWithText(places, words));
    if (found) return found.path;
  }
  return undefined;
}

function placeWithText(places: readonly Place[], words: string): Place | undefined {
  const nonEmpty = places.filter((place) => place.words);
  const same = nonEmpty.find((place) => place.words === words);
  if (same || words.length < MIN_LETTERS) return same;
  const around = nonEmpty.filter((place) => place.words.includes(words)).sort(byLength);
  const within = nonEmpty.filter((place) => place.words.length >= MIN_LETTERS && words.includes(place.words));
  return around[0] ?? within.sort(byLength).at(-1);
}

const byLength = (one: Place, other: Place) => one.words.length - other.words.length;
