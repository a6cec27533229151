import { expect, it } from '@jest/globals';
import { nativeForms } from '../../scripts/rooms/nativeForms.mjs';

it('leaves no form to the browser, which refuses a field without a word where it is hidden', () => {
  const { count, native } = nativeForms(new URL('.', import.meta.url));
  expect(count).toBeGreaterThan(10);
  expect(native).toEqual([]);
});
