import { expect, test } from '@jest/globals';
import { type EachLimit, limitEach } from './limitEach.js';

/** Works for each of those senders in that order, and records the order in which they began. */
async function orderOf(limit: EachLimit, senders: string): Promise<string> {
  let sequence = '';
  const act = (sender: string) => async () => {
    sequence += sender;
    await new Promise((resolve) => setTimeout(resolve, 1));
  };
  await Promise.all([...senders].map((sender) => limit(sender, act(sender))));
  return sequence;
}

test.each([
  ['aaaaba', 'abaaaa'],
  ['aaabbbc', 'abcabab'],
])('gives each sender a turn per round, also with many tasks of one (%s)', async (senders, order) => {
  expect(await orderOf(limitEach(1, 1), senders)).toBe(order);
});

test('one sender cannot use the last place', async () => {
  const limit = limitEach(1, 2);
  let end = () => {};
  const long = limit('a', () => new Promise<void>((resolve) => (end = resolve)));
  const waiting = limit('a', async () => 'a');
  expect(await limit('b', async () => 'b')).toBe('b');
  end();
  await long;
  expect(await waiting).toBe('a');
});

test('a failed task frees its place', async () => {
  const limit = limitEach(1, 1);
  await expect(limit('a', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await limit('a', async () => 1)).toBe(1);
});

test('rejects a task at once when its client disconnects, without starting it', async () => {
  const limit = limitEach(1, 1);
  const disconnect = new AbortController();
  let end = () => {};
  const first = limit('a', () => new Promise<void>((resolve) => (end = resolve)));
  let isStarted = false;
  const begin = async () => {
    isStarted = true;
  };
  const result = limit('a', begin, disconnect.signal);
  const next = limit('a', async () => 'next');
  disconnect.abort(new Error('gone'));
  await expect(result).rejects.toThrow('gone');
  end();
  await first;
  expect(await next).toBe('next');
  await expect(limit('b', begin, disconnect.signal)).rejects.toThrow('gone');
  expect(isStarted).toBe(false);
});
