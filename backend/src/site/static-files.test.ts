import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import { StaticFiles } from './static-files.js';

const folder = mkdtempSync(path.join(tmpdir(), 'kantuta-static-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('reads a file again after a failed read', async () => {
  const [file, away] = ['a.css', 'b.css'].map((name) => path.join(folder, name)) as [string, string];
  writeFileSync(file, 'p{}');
  const files = new StaticFiles([folder], {});
  renameSync(file, away);
  await expect(files.get('/a.css')).rejects.toThrow();
  renameSync(away, file);
  expect((await files.get('/a.css')).status).toBe(200);
  expect(await files.get('/a.css')).toBe(await files.get('/a.css'));
});
