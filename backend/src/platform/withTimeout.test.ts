import { expect, it } from '@jest/globals';
import { withTimeout } from './clock.js';
import { isUnavailable } from './database/errors.js';

const never = () => new Promise<never>(() => undefined);

it('settles like a promise that settles in time', async () => {
  await expect(withTimeout(1_000, Promise.resolve('hecho'))).resolves.toBe('hecho');
  await expect(withTimeout(1_000, Promise.reject(new Error('broken')))).rejects.toThrow('broken');
});

it('rejects as unavailable when the promise never settles', async () => {
  expect(isUnavailable(await withTimeout(20, never()).catch((thrown: unknown) => thrown))).toBe(true);
});
