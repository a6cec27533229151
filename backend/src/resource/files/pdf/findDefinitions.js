import { headingBefore } from './headingBefore.js';

/**
 * An object of a PDF: its number, and the range from behind its header to the next header. `isSound` is false where
 * lenient readers may see another header, or where only they see one.
 * @typedef {{ number: number, isSound: boolean, text: string, start: number, end: number }} Definition
 */

// The trailer is not an object but has entries like one: it gets a number that no object has.
export const TRAILER = { number: -1, isSound: true };

/**
 * Yields every `5 0 obj` in the file and ignores its tables: readers follow the tables, search, or do both, and an
 * earlier version of an object counts as much as the last.
 * @param {string} text
 * @returns {Generator<Definition>}
 */
export function* findDefinitions(text) {
  /** @type {{ number: number, isSound: boolean, start: number } | undefined} */
  let open;
  for (const { 0: keyword, index } of text.matchAll(/obj|trailer(?=[\0\s\x80\xff]*(?:<<|%))/g)) {
    const heading = keyword === 'obj' ? headingBefore(text, index) : { ...TRAILER, from: index };
    if (!heading) continue;
    const { number, isSound, from } = heading;
    if (open) yield { ...open, text, end: from };
    open = { number, isSound, start: index + keyword.length };
  }
  if (open) yield { ...open, text, end: text.length };
}
