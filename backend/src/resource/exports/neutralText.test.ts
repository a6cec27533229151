import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { neutralText, withoutApostrophes } from './neutralText.js';

/** Texts of the relevant characters: formula signs, separators, quotes, spaces, digits. */
const texts = fc
  .array(fc.constantFrom('=', '+', '-', '@', ';', ',', '|', '\t', '\n', "'", '"', ' ', '\u00a0', '1', '.', 'a'), {
    maxLength: 24,
  })
  .map((signs) => signs.join(''));
const pieces = (text: string) => text.split(/[;,|\t\r\n]/);

describe('a text cell of an export', () => {
  it('starts no formula, whichever separator splits the file', () => {
    fc.assert(
      fc.property(texts, (text) => {
        for (const piece of pieces(neutralText(text)))
          expect(piece).toMatch(/^(?:'|["'\s]*(?:[^=+\-@"'\s]|$)|\s*[+-]?\d[\d .]*\s*$)/);
      }),
    );
  });

  it('is restored by withoutApostrophes', () => {
    fc.assert(
      fc.property(texts, (text) => expect(withoutApostrophes(neutralText(text))).toBe(text)),
      { numRuns: 30000 },
    );
  });
});
