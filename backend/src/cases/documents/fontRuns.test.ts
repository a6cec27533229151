import { beforeAll, expect, it } from '@jest/globals';
import type { Font } from 'fontkit';
import { documentFonts } from './documentFonts.js';
import { fontRuns, namingMissing } from './typesetter.js';

let fonts: readonly Font[];
beforeAll(async () => {
  fonts = (await documentFonts()).regular;
});

it.each([
  ['Spanish', 'La comisión de Bs\u00a035,00 «se devolvió» hoy.\n\n¿Ñandú? Atentamente,'],
  ['Quechua and Aymara', 'Ñuqap sutiyqa p’unchay, ch’amaj, q’illu, jallalla, ä ï ü'],
  ['Cyrillic and Greek', 'Привет мир, Ελληνικά'],
  ['symbols', '✓ ✔ ☎ → ½ € ★'],
])('keeps text in %s', (_, text) => {
  expect(namingMissing(text, fonts)).toBe(text);
  expect(
    fontRuns(text, fonts)
      .map((run) => run.text)
      .join(''),
  ).toBe(text);
});

it.each([
  ['an emoji', 'Gracias 👍', 'Gracias [emoji U+1F44D]'],
  ['a combined emoji', '👨‍👩‍👧', '[emoji U+1F468 U+200D U+1F469 U+200D U+1F467]'],
  ['flags', '🇧🇴🇵🇪', '[emojis U+1F1E7 U+1F1F4 U+1F1F5 U+1F1EA]'],
  ['Chinese', '中文 a', '[caracteres U+4E2D U+6587] a'],
  ['right-to-left text', 'سلام', '[caracteres U+0633 U+0644 U+0627 U+0645]'],
  ['half of a surrogate pair', 'a\ud83d', 'a[carácter U+D83D]'],
  ['a control character', 'a\u0007b', 'a[carácter U+0007]b'],
])('names %s that no font has', (_, text, expected) => expect(namingMissing(text, fonts)).toBe(expected));

it('composes accents with their letter and removes invisible characters', () =>
  expect(namingMissing('n\u0303 e\u0301 ❤\ufe0f \u202ea\u200b', fonts)).toBe('ñ é ❤ a'));

it('normalizes all line endings', () => expect(namingMissing('a\r\nb\u2028c\u0085d\ve', fonts)).toBe('a\nb\nc\nd\ne'));
