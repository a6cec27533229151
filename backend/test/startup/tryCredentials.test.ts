import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { expect, it } from '@jest/globals';

const typescript = pathToFileURL(path.join(import.meta.dirname, '../../../scripts/typescript/register.mjs')).href;

it('credentials rejected by Google are a fault; other errors are a warning', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'kantuta-google-'));
  const child = spawn(
    process.execPath,
    ['--import', typescript, path.join(import.meta.dirname, 'asksGoogle.ts'), '400', '408', '429', '503'],
    {
      env: { ...process.env, GOOGLE_APPLICATION_CREDENTIALS: path.join(folder, 'externa.json') },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const printed = await text(child.stdout);
  rmSync(folder, { recursive: true });
  const untried = (status: number) => `no se pudo probar con Google (${status}): sin ella nadie inicia sesión`;
  expect(printed.trim().split('\n')).toEqual([
    'fault: Google rechaza esa cuenta de servicio (400)',
    untried(408),
    untried(429),
    untried(503),
  ]);
});
