import { compared } from './compared';
import type { Place } from './placesOf';

/** Fewer letters are found anywhere. */
const FEWEST_LETTERS = 3;

/**
 * The field that a part of the page shows: the one whose file it is, or that says the same, the shortest that says it among
 * other things, or the longest of those that the part says among others. Of parts, the innermost that shows one decides.
 */
export function pathShown(
  places: readonly Place[],
  parts: Iterable<{ text: string; address?: string }>,
): string | undefined {
  for (const { text, address } of parts) {
    const words = compared(text);
    const found = places.find(({ file }) => file && address?.includes(file)) ?? (words && saying(places, words));
    if (found) return found.path;
  }
  return undefined;
}

function saying(places: readonly Place[], words: string): Place | undefined {
  const told = places.filter((place) => place.words);
  const same = told.find((place) => place.words === words);
  if (same || words.length < FEWEST_LETTERS) return same;
  const around = told.filter((place) => place.words.includes(words)).sort(byLength);
  const within = told.filter((place) => place.words.length >= FEWEST_LETTERS && words.includes(place.words));
  return around[0] ?? within.sort(byLength).at(-1);
}

const byLength = (one: Place, other: Place) => one.words.length - other.words.length;
