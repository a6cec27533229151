import { expect, it } from '@jest/globals';
import { withTimeout } from './clock.js';
import { isUnavailable } from './database/errors.js';

const never = () => new Promise<never>(() => undefined);

it('gives what comes in time, also that it failed', async () => {
  await expect(withTimeout(1_000, Promise.resolve('hecho'))).resolves.toBe('hecho');
  await expect(withTimeout(1_000, Promise.reject(new Error('broken')))).rejects.toThrow('broken');
});

it('a promise that never settles rejects as unavailable', async () => {
  expect(isUnavailable(await withTimeout(20, never()).catch((thrown: unknown) => thrown))).toBe(true);
});
