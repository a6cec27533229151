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

it('uncaught error is logged without query parameters and ends the process', () => {
  const { status, stdout, stderr } = run('pipe');
  expect(status).toBe(1);
  expect(stdout).toContain('"message":"the disk is full"');
  expect(stdout + stderr).not.toContain('Zxcanarita');
});

it('full log device loses lines without blocking the process or its exit', () => {
  const full = openSync('/dev/full', 'w');
  const { status, stderr } = run(full);
  closeSync(full);
  expect({ status, stderr }).toEqual({ status: 1, stderr: expect.stringContaining('goes on') });
});

it('unread log pipe does not block the exit of the process', () => {
  const { status, stderr } = withFullPipe(run);
  expect({ status, stderr }).toEqual({ status: 1, stderr: expect.stringContaining('goes on') });
});

/** Runs `act` with a full pipe that has no reader. */
function withFullPipe<T>(act: (pipe: number) => T): T {
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
