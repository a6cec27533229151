import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import type { PreparedResponse } from './prepareResponse.js';
import { ResponseStore } from './response-store.js';

const answer = (text: string): PreparedResponse => ({
  status: 200,
  forms: { identity: { body: Buffer.from(text), etag: '"x"', full: [], notModified: [] } },
});
const LIMITS = { answers: 3, bytes: 100, lifeMs: 1_000 };

let store: ResponseStore;
beforeEach(() => {
  store = new ResponseStore(LIMITS);
});
afterEach(() => {
  jest.restoreAllMocks();
});

const put = (address: string, text = 'x') => store.make(address, async () => answer(text));
const textOf = (address: string) => store.find(address)?.forms.identity.body.toString();

it('evicts the least recently used response', async () => {
  await put('/asked');
  for (let n = 0; n < 50; n++) {
    await put(`/n${n}`);
    expect(textOf('/asked')).toBe('x');
  }
  expect([textOf('/n0'), textOf('/n47'), textOf('/n48'), textOf('/n49')]).toEqual([undefined, undefined, 'x', 'x']);
});

it('evicts at the byte limit and stores nothing larger than it', async () => {
  await put('/a', 'x'.repeat(60));
  await put('/b', 'y'.repeat(60));
  await put('/c', 'z'.repeat(101));
  expect([textOf('/a'), textOf('/b'), textOf('/c')]).toEqual([undefined, 'y'.repeat(60), undefined]);
});

it('creates a response once for concurrent requests', async () => {
  const make = jest.fn(async () => answer('x'));
  await Promise.all([store.make('/a', make), store.make('/a', make)]);
  expect(make).toHaveBeenCalledTimes(1);
});

it('does not store or share a response begun before an invalidation', async () => {
  let finish: (ready: PreparedResponse) => void = () => undefined;
  const old = store.make('/a', () => new Promise((resolve) => (finish = resolve)));
  store.clear();
  const fresh = put('/a', 'new');
  finish(answer('old'));
  expect((await old).forms.identity.body.toString()).toBe('old');
  await fresh;
  expect(textOf('/a')).toBe('new');
});

it('retries after a failure', async () => {
  await expect(
    store.make('/a', async () => {
      throw new Error('away');
    }),
  ).rejects.toThrow('away');
  await put('/a', 'back');
  expect(textOf('/a')).toBe('back');
});

it('expires responses by age, and all of them at midnight in La Paz', async () => {
  const midnight = Date.parse('2026-08-23T00:00:00-04:00');
  const clock = jest.spyOn(Date, 'now').mockReturnValue(midnight - 10_000);
  await put('/old');
  clock.mockReturnValue(midnight - 9_001);
  expect(textOf('/old')).toBe('x');
  clock.mockReturnValue(midnight - 9_000);
  expect(textOf('/old')).toBeUndefined();
  clock.mockReturnValue(midnight - 500);
  await put('/young');
  clock.mockReturnValue(midnight);
  expect(textOf('/young')).toBeUndefined();
});
