import { spawnSync } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
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
