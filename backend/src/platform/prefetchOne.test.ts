import { Readable } from 'node:stream';
import { expect, test } from '@jest/globals';
import { prefetchOne } from './prefetchOne.js';

/** Three numbers; notes which was asked for and when it is over. `fails`: the third is an error instead. */
function source(fails = false) {
  const notes: string[] = [];
  async function* numbers() {
    try {
      for (const one of [1, 2, 3]) {
        notes.push(`asked ${one}`);
        if (fails && one === 3) throw new Error('no third');
        yield one;
      }
    } finally {
      notes.push('over');
    }
  }
  return { notes, numbers };
}

/** Whoever works on one lets others work, too. */
const work = () => new Promise((resolve) => setTimeout(resolve, 1));

test('gives all, in their order', async () => {
  expect(await Readable.from(prefetchOne(source().numbers())).toArray()).toEqual([1, 2, 3]);
});

test('asks for the next while one is worked on, and for no other', async () => {
  const { notes, numbers } = source();
  for await (const one of prefetchOne(numbers())) {
    await work();
    notes.push(`worked on ${one}`);
    if (one === 1) break;
  }
  expect(notes).toEqual(['asked 1', 'asked 2', 'worked on 1', 'over']);
});

test('tells what went wrong in its turn', async () => {
  const given: number[] = [];
  const reading = async () => {
    for await (const one of prefetchOne(source(true).numbers())) {
      await work();
      given.push(one);
    }
  };
  await expect(reading()).rejects.toThrow('no third');
  expect(given).toEqual([1, 2]);
});
