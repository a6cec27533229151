import { compared } from './compared';
import type { Place } from './placesOf';

/** Minimum length of a match; shorter texts match too much. */
const MIN_LETTERS = 3;

/**
 * Finds the field that a page part shows. Match order: same file, equal text, shortest field containing it, longest
 * field contained in it. The innermost part with a match wins.
 */
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
  const told = places.filter((place) => place.words);
  const same = told.find((place) => place.words === words);
  if (same || words.length < MIN_LETTERS) return same;
  const around = told.filter((place) => place.words.includes(words)).sort(byLength);
  const within = told.filter((place) => place.words.length >= MIN_LETTERS && words.includes(place.words));
  return around[0] ?? within.sort(byLength).at(-1);
}

const byLength = (one: Place, other: Place) => one.words.length - other.words.length;
