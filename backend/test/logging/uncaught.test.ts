import { spawnSync } from 'node:child_process';
import { closeSync, constants, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from '@jest/globals';

const typescript = path.join(import.meta.dirname, '../../../scripts/typescript/register.mjs');

const run = (stdout: 'pipe' | number) =>
  spawnSync(
    process.execPath,
    ['--import', pathToFileURL(typescript).href, path.join(import.meta.dirname, 'fails.ts')],
    { encoding: 'utf8', stdio: ['ignore', stdout, 'pipe'], timeout: 30_000 },
  );

it('an error that nobody caught ends the process with a line of the log, and not as Node would write it', () => {
  const { status, stdout, stderr } = run('pipe');
  expect(status).toBe(1);
  expect(stdout).toContain('"message":"the disk is full"');
  expect(stdout + stderr).not.toContain('Zxcanarita');
});

it('a log that has no room costs its lines: the process goes on, and ends when it is told to', () => {
  const full = openSync('/dev/full', 'w');
  const { status, stderr } = run(full);
  closeSync(full);
  expect({ status, stderr }).toEqual({ status: 1, stderr: expect.stringContaining('goes on') });
});

it('nor does a log that nobody reads hold its end', () => {
  const { status, stderr } = withUnread(run);
  expect({ status, stderr }).toEqual({ status: 1, stderr: expect.stringContaining('goes on') });
});

/** With a full pipe, whose reader has stopped. */
function withUnread<T>(act: (pipe: number) => T): T {
  const folder = mkdtempSync(path.join(tmpdir(), 'kantuta-log-'));
  const fifo = path.join(folder, 'log');
  spawnSync('mkfifo', [fifo]);
  const pipe = openSync(fifo, constants.O_RDWR | constants.O_NONBLOCK);
  try {
    expect(() => {
      for (;;) writeSync(pipe, 'x'.repeat(4_096));
    }).toThrow('EAGAIN');
    return act(pipe);
  } finally {
    closeSync(pipe);
    rmSync(folder, { recursive: true });
  }
}
