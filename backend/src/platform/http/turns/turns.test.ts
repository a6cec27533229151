import { expect, test } from '@jest/globals';
import { Turns } from './turns.js';

/** Takes a turn for each of those senders in that order, and tells in which order they began. */
async function orderOf(turns: Turns, senders: readonly string[]): Promise<string[]> {
  const begun: string[] = [];
  const act = (sender: string) => async () => {
    begun.push(sender);
    await new Promise((resolve) => setTimeout(resolve, 1));
  };
  await Promise.all(senders.map((sender) => turns.take(sender, act(sender))));
  return begun;
}

test('who comes behind all that another brought has the turn after the one under way', async () => {
  expect(await orderOf(new Turns({ each: 1, all: 1 }), ['a', 'a', 'a', 'a', 'b', 'a'])).toEqual([...'abaaaa']);
});

test('everybody has one of each round', async () => {
  expect(await orderOf(new Turns({ each: 1, all: 1 }), [...'aaabbbc'])).toEqual([...'abcabab']);
});

test('one sender leaves a place free to the next', async () => {
  const turns = new Turns({ each: 1, all: 2 });
  let end = () => {};
  const long = turns.take(
    'a',
    () =>
      new Promise<void>((resolve) => {
        end = resolve;
      }),
  );
  const waiting = turns.take('a', async () => 'a');
  expect(await turns.take('b', async () => 'b')).toBe('b');
  end();
  await long;
  expect(await waiting).toBe('a');
});

test('alone, a sender has as many at once as there are', async () => {
  expect(await orderOf(new Turns({ each: 2, all: 2 }), [...'aaa'])).toEqual([...'aaa']);
});

test('a turn that fails ends as another does', async () => {
  const turns = new Turns({ each: 1, all: 1 });
  await expect(turns.take('a', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await turns.take('a', async () => 1)).toBe(1);
});

test('of one sender what is least goes first, and what is alike in the order in which it came', async () => {
  const turns = new Turns({ each: 1, all: 1 });
  const begun: string[] = [];
  const take = (name: string, effort: number) => turns.take('a', async () => void begun.push(name), { effort });
  await Promise.all([take('first', 9), take('much', 5), take('little', 1), take('more', 5), take('as little', 1)]);
  expect(begun).toEqual(['first', 'little', 'as little', 'much', 'more']);
});

test('what is not waited for any more has no turn, and leaves those of others', async () => {
  const turns = new Turns({ each: 1, all: 1 });
  const gone = new AbortController();
  let end = () => {};
  const first = turns.take('a', () => new Promise<void>((resolve) => (end = resolve)));
  const given = turns.take('a', async () => 'given', { signal: gone.signal });
  const next = turns.take('a', async () => 'next');
  gone.abort(new Error('gone'));
  await expect(given).rejects.toThrow('gone');
  end();
  await first;
  expect(await next).toBe('next');
  await expect(turns.take('b', async () => 'late', { signal: gone.signal })).rejects.toThrow('gone');
});

test('what is much waits for eight that are less and came later, not for all of them', async () => {
  const turns = new Turns({ each: 1, all: 1 });
  const begun: string[] = [];
  const take = (name: string, effort: number) => turns.take('a', async () => void begun.push(name), { effort });
  const little = Array.from({ length: 12 }, (_, n) => `little ${n}`);
  await Promise.all([take('first', 0), take('much', 9), ...little.map((name) => take(name, 1))]);
  expect(begun).toEqual(['first', ...little.slice(0, 8), 'much', ...little.slice(8)]);
});
