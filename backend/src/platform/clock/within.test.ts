import { expect, it } from '@jest/globals';
import { isUnavailable } from '../database/isUnavailable.js';
import { within } from './within.js';

const never = () => new Promise<never>(() => undefined);

it('gives what comes in time, also that it failed', async () => {
  await expect(within(1_000, Promise.resolve('hecho'))).resolves.toBe('hecho');
  await expect(within(1_000, Promise.reject(new Error('broken')))).rejects.toThrow('broken');
});

it('what never comes says that something is away', async () => {
  expect(isUnavailable(await within(20, never()).catch((thrown: unknown) => thrown))).toBe(true);
});
