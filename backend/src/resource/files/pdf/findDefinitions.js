import { headingBefore } from './headingBefore.js';

/**
 * An object of a PDF: its number, and where it stands from behind its heading to the heading of the next. `isSound` is
 * false where a lenient reader may see a heading that says something else, or one where others see none.
 * @typedef {{ number: number, isSound: boolean, text: string, start: number, end: number }} Definition
 */

// The trailer is no object, but it has entries as one has: it counts under a number that none has.
export const TRAILER = { number: -1, isSound: true };

/**
 * Every `5 0 obj` in the file, whatever its tables say: readers go by tables, by searching, or both, and an earlier
 * version of an object counts as much as the last.
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
