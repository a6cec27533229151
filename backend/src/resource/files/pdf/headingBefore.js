import { isSpace } from './tokens.js';

// The numbers of readers end at 2³¹, and some cut long ones off.
export const WHOLE = /^0?\d{1,9}$/;

const isDigit = (/** @type {number} */ code) => code >= 48 && code <= 57;
const isNumeric = (/** @type {number} */ code) => isDigit(code) || code === 43 || code === 45 || code === 46;
const isExponent = (/** @type {number} */ code) => code === 69 || code === 101;
const isLineEnd = (/** @type {number} */ code) => code === 10 || code === 13;
/** White space to some readers, a part of words to others. */
export const isOddSpace = (/** @type {number} */ code) => code === 0x80 || code === 0xff;

/**
 * The heading before the keyword `obj`, from its number on; undefined for an `endobj`, and for a word in a text. What only
 * lenient readers take for a heading is one that is not sound: comments in it, `5.` or `5e0` for 5, `5+0` for both numbers.
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

/** White space, and whether a comment may end in it: nobody can tell backwards what a `%` in the line before is. @param {string} text @param {number} to */
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

/** Whether a line has a `%` before that place. @param {string} text @param {number} at */
function hasComment(text, at) {
  for (let from = at; from > 0; from--) {
    const code = text.charCodeAt(from - 1);
    if (isLineEnd(code)) return false;
    if (code === 37) return true;
  }
  return false;
}

/** What a reader could take for a number. @param {string} text @param {number} to */
function wordBefore(text, to) {
  let from = to;
  while (from > 0 && (isNumeric(text.charCodeAt(from - 1)) || isExponent(text.charCodeAt(from - 1)))) from--;
  while (from < to && isExponent(text.charCodeAt(from))) from++;
  return { from, word: text.slice(from, to) };
}

/** Whether readers that end a number where it can't go on see two. @param {string} word */
const isTwo = (word) => /\d\+|[.+].*[.+]/.test(word);

/** Whether no word goes on behind it; a number may, to some. @param {string} text @param {number} at */
const isKeyword = (text, at) => !/[^\0\s()<>[\]{}/%\d+\-\x80\xff]/.test(text.charAt(at + 3));
