import { expect, test } from '@jest/globals';
import { text } from './text.js';

const { schema } = text('Título');

test('what nobody sees is no part of a text', () => {
  expect(schema.parse('\ufeffCoope\u200brati\u00adva\u2060')).toBe('Cooperativa');
  expect(schema.safeParse('\u200b\u00ad').success).toBe(false);
});

test.each(['👩‍👩‍👧', '✔️', 'نامه‌ها'])('what joins signs stays: %s', (written) => {
  expect(schema.parse(written)).toBe(written);
});
