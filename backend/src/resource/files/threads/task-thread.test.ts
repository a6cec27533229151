import { afterAll, expect, test } from '@jest/globals';
import { TaskThread } from './task-thread.js';

/** Answers how many bytes it got; a first byte of 1 hangs it, of 2 fills its memory. */
const code = `
  import { parentPort } from 'node:worker_threads';
  parentPort.on('message', (bytes) => {
    const kept = [];
    while (bytes[0] === 1);
    while (bytes[0] === 2) kept.push(new Array(100_000).fill(kept.length));
    parentPort.postMessage(bytes.length);
  });
`;
const script = new URL(`data:text/javascript,${encodeURIComponent(code)}`);
const thread = new TaskThread<number>({ script, milliseconds: 2_000, megabytes: 32 });
afterAll(() => thread.close());

const works = async () => expect(await thread.ask(Buffer.from([0, 0, 0]))).toBe(3);

test('answers one task after another', async () => {
  expect(await Promise.all([thread.ask(Buffer.from([0])), thread.ask(Buffer.from([0, 0]))])).toEqual([1, 2]);
});

test.each([
  ['takes too long', 1],
  ['fills its memory', 2],
])('is ended when a task %s, and the next is answered', async (_, first) => {
  expect(await thread.ask(Buffer.from([first]))).toBeUndefined();
  await works();
});

test('is ended at once when nobody waits any more', async () => {
  const leaving = new AbortController();
  const start = performance.now();
  setTimeout(() => leaving.abort(), 200);
  expect(await thread.ask(Buffer.from([1]), leaving.signal)).toBeUndefined();
  expect(performance.now() - start).toBeLessThan(1_900);
  expect(await thread.ask(Buffer.from([0]), leaving.signal)).toBeUndefined();
  await works();
});
