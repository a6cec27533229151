import { expect, it } from '@jest/globals';
import { track, underWay } from './underWay';

it('is true until the last tracked promise settles, also on rejection', async () => {
  let answer = (_: string) => {};
  let fail = (_: Error) => {};
  const seen: boolean[] = [];
  underWay.subscribe(() => seen.push(underWay.get()));
  const tracked = [
    track(new Promise<string>((resolve) => (answer = resolve))),
    track(new Promise<string>((_, reject) => (fail = reject))),
  ];
  answer('una');
  await expect(tracked[0]).resolves.toBe('una');
  expect(underWay.get()).toBe(true);
  fail(new Error('sin respuesta'));
  await expect(tracked[1]).rejects.toThrow('sin respuesta');
  expect(underWay.get()).toBe(false);
  expect(seen.at(-1)).toBe(false);
});
