import { expect, it } from '@jest/globals';
import { pendingRequests, track } from './pendingRequests';

it('is true until the last tracked promise settles, also on rejection', async () => {
  let answer = (_: string) => {};
  let fail = (_: Error) => {};
  const seen: boolean[] = [];
  pendingRequests.subscribe(() => seen.push(pendingRequests.get()));
  const tracked = [
    track(new Promise<string>((resolve) => (answer = resolve))),
    track(new Promise<string>((_, reject) => (fail = reject))),
  ];
  answer('una');
  await expect(tracked[0]).resolves.toBe('una');
  expect(pendingRequests.get()).toBe(true);
  fail(new Error('sin respuesta'));
  await expect(tracked[1]).rejects.toThrow('sin respuesta');
  expect(pendingRequests.get()).toBe(false);
  expect(seen.at(-1)).toBe(false);
});
