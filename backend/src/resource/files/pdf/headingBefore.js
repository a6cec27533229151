import { isSpace } from './tokens.js';

// Readers' integers end at 2³¹, and some truncate long numbers.
export const WHOLE = /^0?\d{1,9}$/;

const isDigit = (/** @type {number} */ code) => code >= 48 && code <= 57;
const isNumeric = (/** @type {number} */ code) => isDigit(code) || code === 43 || code === 45 || code === 46;
const isExponent = (/** @type {number} */ code) => code === 69 || code === 101;
const isLineEnd = (/** @type {number} */ code) => code === 10 || code === 13;
/** White space to some readers, part of a word to others. */
export const isOddSpace = (/** @type {number} */ code) => code === 0x80 || code === 0xff;

/**
 * Returns the header that ends at the keyword `obj`; undefined for an `endobj` and for a word in a text. A header that
 * only lenient readers accept is not sound: comments in it, `5.` or `5e0` for 5, `5+0` for both numbers.
 * @param {string} text @param {number} at
 */
export function headingBefore(text, at) {
  const behind = gapBefore(text, at);
  const generation = wordBefore(text, behind.from);
  const between = gapBefore(text, generation.from);
  const number = wordBefore(text, between.from);
  const isSound = WHOLE.test(number.word) && WHOLE.test(generation.word) && !(behind.isOdd || between.isOdd);
  const heading = { number: Number(number.word), isSound, from: number.from };
  if (isSound) return heading;
  const isHeading =
    behind.isCommented || (generation.word && (number.word || between.isCommented || isTwo(generation.word)));
  return isHeading && isKeyword(text, at) ? heading : undefined;
}

/**
 * Skips white space backwards. A comment may end in it: a `%` in the line before is ambiguous when read backwards.
 * @param {string} text @param {number} to
 */
function gapBefore(text, to) {
  let from = to;
  let isOdd = false;
  let isBroken = false;
  for (; from > 0; from--) {
    const code = text.charCodeAt(from - 1);
    if (isOddSpace(code)) isOdd = true;
    else if (!isSpace(code)) break;
    isBroken ||= isLineEnd(code);
  }
  const isCommented = isBroken && hasComment(text, from);
  return { from, isOdd: isOdd || isCommented, isCommented };
}

/** Whether the line has a `%` before that position. @param {string} text @param {number} at */
function hasComment(text, at) {
  for (let from = at; from > 0; from--) {
    const code = text.charCodeAt(from - 1);
    if (isLineEnd(code)) return false;
    if (code === 37) return true;
  }
  return false;
}

/** Returns what a reader could parse as a number. @param {string} text @param {number} to */
function wordBefore(text, to) {
  let from = to;
  while (from > 0 && (isNumeric(text.charCodeAt(from - 1)) || isExponent(text.charCodeAt(from - 1)))) from--;
  while (from < to && isExponent(text.charCodeAt(from))) from++;
  return { from, word: text.slice(from, to) };
}

/** Whether readers that end a number at an invalid character see two. @param {string} word */
const isTwo = (word) => /\d\+|[.+].*[.+]/.test(word);

/** Whether the word ends there; some readers allow a digit next. @param {string} text @param {number} at */
const isKeyword = (text, at) => !/[^\0\s()<>[\]{}/%\d+\-\x80\xff]/.test(text.charAt(at + 3));
