import { expect, it } from '@jest/globals';
import { nativeForms } from '../../scripts/rooms/nativeForms.mjs';

it('each form disables native validation, which fails silently on hidden fields', () => {
  const { count, native } = nativeForms(new URL('.', import.meta.url));
  expect(count).toBeGreaterThan(10);
  expect(native).toEqual([]);
});
