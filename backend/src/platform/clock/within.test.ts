import { expect, it } from '@jest/globals';
import { isUnavailable } from '../database/isUnavailable.js';
import { Turns } from '../http/turns/turns.js';
import { within } from './within.js';

const never = () => new Promise<never>(() => undefined);

it('gives what comes in time, also that it failed', async () => {
  await expect(within(1_000, Promise.resolve('hecho'))).resolves.toBe('hecho');
  await expect(within(1_000, Promise.reject(new Error('broken')))).rejects.toThrow('broken');
});

it('what never comes says that something is away, and gives its turn back', async () => {
  const turns = new Turns({ each: 1, all: 1 });
  const error = await turns.take('a', () => within(20, never())).catch((thrown: unknown) => thrown);
  expect(isUnavailable(error)).toBe(true);
  await expect(turns.take('b', async () => 'hecho')).resolves.toBe('hecho');
});
