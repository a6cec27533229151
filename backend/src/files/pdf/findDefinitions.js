import { isSpace } from './tokens.js';

/**
 * An object of a PDF: its number, and where it stands from behind its heading to the heading of the next.
 * @typedef {{ number: number, text: string, start: number, end: number }} Definition
 */

// The trailer is no object, but it has entries as one has: it counts under a number that none has.
const TRAILER = -1;
const isDigit = (/** @type {number} */ code) => code >= 48 && code <= 57;

/**
 * Every `5 0 obj` in the file, whatever its tables say: readers go by tables, by searching, or both, and an earlier
 * version of an object counts as much as the last.
 * @param {string} text
 * @returns {Generator<Definition>}
 */
export function* findDefinitions(text) {
  /** @type {{ number: number, start: number } | undefined} */
  let open;
  for (const { 0: keyword, index } of text.matchAll(/obj|trailer(?=\s*<<)/g)) {
    const heading = keyword === 'obj' ? headingBefore(text, index) : { number: TRAILER, from: index };
    if (!heading) continue;
    if (open) yield { ...open, text, end: heading.from };
    open = { number: heading.number, start: index + keyword.length };
  }
  if (open) yield { ...open, text, end: text.length };
}

/** The number before the keyword, and where it begins; undefined for an `endobj` or a word. @param {string} text @param {number} at */
function headingBefore(text, at) {
  const generation = digitsBefore(text, at);
  const number = generation && digitsBefore(text, generation.from);
  return number && { number: Number(text.slice(number.from, number.to)), from: number.from };
}

/** Digits, and the white space behind them. @param {string} text @param {number} at */
function digitsBefore(text, at) {
  let to = at;
  while (to > 0 && isSpace(text.charCodeAt(to - 1))) to--;
  let from = to;
  while (from > 0 && isDigit(text.charCodeAt(from - 1))) from--;
  return from < to ? { from, to } : undefined;
}
