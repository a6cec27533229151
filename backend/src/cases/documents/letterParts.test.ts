import { expect, test } from '@jest/globals';
import { breakable } from './letterParts.js';

test.each([
  ['a word without end', 'a'.repeat(200)],
  ['spaces at which no line may be broken', 'a\u00a0\u202f'.repeat(100)],
])('%s is parted', (_, text) => {
  expect(
    Math.max(
      ...breakable(text)
        .split(' ')
        .map(({ length }) => length),
    ),
  ).toBeLessThanOrEqual(60);
  expect(breakable(text).replaceAll(' ', '')).toBe(text);
});

test('what people write stays as it is', () => {
  const text = 'La comisión de Bs\u00a035,00 se devolvió hoy.\n\nAtentamente,';
  expect(breakable(text)).toBe(text);
});
