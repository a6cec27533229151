import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, test } from '@jest/globals';
import { TaskProcess } from './task-process.js';

/** Returns the number of bytes and the visible settings; the first byte selects a failure to run before. */
const program = `
  import { serveTasks } from ${JSON.stringify(new URL('./serveTasks.js', import.meta.url).href)};
  const kept = [];
  const acts = {
    1: () => { while (true); },
    2: () => { while (true) kept.push(new Array(100_000).fill(kept.length)); },
    // All matches are held at once, inside one function of V8, where no limit of a thread is looked at.
    3: () => '#41'.repeat(8_000_000).replace(/#([0-9a-f]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16))),
    4: () => process.exit(0),
    // As libraries do: outside of JavaScript.
    5: () => { while (true) kept.push(Buffer.alloc(8_000_000, 1)); },
    // As on a machine that has much else to do.
    6: () => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 5_000),
  };
  serveTasks((bytes) => {
    acts[bytes[0]]?.();
    return { count: bytes.length, kind: bytes.constructor.name, pid: process.pid, argument: process.argv[2], secret: process.env.DATABASE_URL };
  });
`;
const folder = mkdtempSync(path.join(tmpdir(), 'kantuta-task-'));
const script = path.join(folder, 'task.mjs');
writeFileSync(script, program);

type Answer = { count: number; kind: string; pid: number; argument: string; secret?: string };
const of = (script: string) =>
  new TaskProcess<Answer>({
    script: pathToFileURL(script),
    args: ['so'],
    milliseconds: 4_000,
    megabytes: 32,
    residentMegabytes: 400,
  });
const tasks = of(script);
afterAll(() => {
  tasks.close();
  rmSync(folder, { recursive: true });
});

const works = async () => expect(await tasks.run(Buffer.from([0, 0, 0]))).toMatchObject({ count: 3 });

test('runs tasks one after another, with only its arguments in the environment', async () => {
  process.env.DATABASE_URL ??= 'postgres://secret';
  const answers = await Promise.all([tasks.run(Buffer.from([0])), tasks.run(Buffer.from([0, 0]))]);
  expect(answers).toEqual([
    { count: 1, kind: 'Uint8Array', pid: expect.any(Number), argument: 'so' },
    { count: 2, kind: 'Uint8Array', pid: expect.any(Number), argument: 'so' },
  ]);
});

test.each([
  ['takes too long', 1],
  ['fills its memory', 2],
  ['fills its memory within one call', 3],
  ['ends', 4],
  ['fills the memory outside of JavaScript', 5],
])('is killed when a task %s, and the next task succeeds', async (_, first) => {
  expect(await tasks.run(Buffer.from([first]))).toBeUndefined();
  await works();
});

test('may wait longer than its processor time limit', async () => {
  expect(await tasks.run(Buffer.from([6]))).toMatchObject({ count: 1 });
});

test('is killed at once when the client disconnects', async () => {
  const leaving = new AbortController();
  const start = performance.now();
  setTimeout(() => leaving.abort(), 200);
  expect(await tasks.run(Buffer.from([1]), leaving.signal)).toBeUndefined();
  expect(performance.now() - start).toBeLessThan(3_900);
  expect(await tasks.run(Buffer.from([0]), leaving.signal)).toBeUndefined();
  await works();
});

test('is replaced after it was killed while idle', async () => {
  const { pid } = (await tasks.run(Buffer.from([0]))) as Answer;
  process.kill(pid, 'SIGKILL');
  await new Promise((resolve) => setTimeout(resolve, 200));
  await works();
});

test('exits when its parent disconnects', async () => {
  const child = fork(script, ['so'], { serialization: 'advanced', execArgv: [] });
  await once(child, 'message');
  child.send(new Uint8Array([1]));
  child.disconnect();
  await once(child, 'exit');
});

test('returns undefined when the script does not exist', async () => {
  expect(await of(path.join(folder, 'none.mjs')).run(Buffer.from([0]))).toBeUndefined();
});
