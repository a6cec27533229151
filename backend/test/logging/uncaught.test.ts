import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from '@jest/globals';

const typescript = path.join(import.meta.dirname, '../../../scripts/typescript/register.mjs');

it('an error that nobody caught ends the process with a line of the log, and not as Node would write it', () => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', pathToFileURL(typescript).href, path.join(import.meta.dirname, 'fails.ts')],
    { encoding: 'utf8' },
  );
  expect(status).toBe(1);
  expect(stdout).toContain('"message":"the disk is full"');
  expect(stdout + stderr).not.toContain('Zxcanarita');
});
