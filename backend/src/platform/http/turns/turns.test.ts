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
