import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { richText } from './richText.js';
import { text } from './text.js';

const schema = text('Título').schema();

test('removes invisible characters', () => {
  expect(schema.parse('\ufeffCoope\u200brati\u00adva\u2060')).toBe('Cooperativa');
  expect(schema.safeParse('\u200b\u00ad').success).toBe(false);
});

/**
 * One of each kind of invisible character: joiners, operators, fillers, vowels, selectors, tags and reserved code
 * points.
 */
const unseen = (
  '034f 115f 1160 17b4 17b5 180b 180c 180d 180f 200c 200d 2062 2065 206a 3164 fe00 fe0e fe0f ffa0 fff0 1bca0 1d173 ' +
  'e0001 e0041 e007f e0100 e01ef e0fff'
)
  .split(' ')
  .map((code) => String.fromCodePoint(Number.parseInt(code, 16)));

describe.each(unseen.map((sign) => [sign.codePointAt(0)?.toString(16), sign] as const))('invisible U+%s', (_, sign) => {
  test('is removed, so two equal-looking titles are equal', () => {
    expect(schema.parse(`Feria${sign} de ${sign}ahorro 2${sign}5${sign}`)).toBe('Feria de ahorro 25');
  });

  test('alone is not a text', () => {
    expect(schema.safeParse(sign.repeat(8)).success).toBe(false);
    expect(
      richText('Contenido', { min: 2 })
        .schema()
        .safeParse(`<p>a${sign.repeat(8)}</p>`).success,
    ).toBe(false);
  });
});

test('rejects blank Braille cells and keeps the others', () => {
  expect(schema.safeParse('\u2800\u2800').success).toBe(false);
  expect(schema.parse('⠁⠀⠃')).toBe('⠁⠀⠃');
});

test('stripping is idempotent', () => {
  const signs = [
    ...unseen,
    '😀',
    '👩',
    '❤',
    '🏽',
    '🏴',
    '\u{e0067}',
    '\u{e0062}',
    'ن',
    'क',
    'a',
    '1',
    '\u20e3',
    '\u0301',
  ];
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...signs), { maxLength: 12 }), (drawn) => {
      const once = schema.parse(`x${drawn.join('')}`);
      expect(schema.parse(once)).toBe(once);
    }),
  );
});

test.each(['👩‍👩‍👧', '✔️', 'نامه‌ها', '👩🏽‍🚀', '🏳️‍🌈', '👁️‍🗨️', '👨‍🦰', '1️⃣', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', '🏴󠁧󠁢󠁳󠁣󠁴󠁿', '🇧🇴', 'क्‍ष', 'ශ්‍රී'])(
  'keeps joiners: %s',
  (written) => {
    expect(schema.parse(written)).toBe(written);
  },
);

test.each([
  ['a variation selector without effect', '😀\ufe0f', '😀'],
  ['a repeated variation selector', '❤\ufe0f\ufe0f', '❤\ufe0f'],
  ['a trailing joiner', '👩\u200d', '👩'],
  ['tags that form no flag', '🏴\u{e0068}\u{e006f}\u{e006c}\u{e0061}\u{e007f}', '🏴'],
])('removes %s', (_, written, expected) => {
  expect(schema.parse(written)).toBe(expected);
});
