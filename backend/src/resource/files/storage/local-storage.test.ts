import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { LocalStorage } from './local-storage.js';

const key = '0192f0c1-2345-7abc-8def-0123456789ab';
let folder: string;
let storage: LocalStorage;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'archivos-'));
  storage = new LocalStorage(folder);
});
afterEach(() => rm(folder, { recursive: true }));

const names = async () => (await readdir(folder, { recursive: true })).sort();

test('returns the whole or a range of the stored bytes', async () => {
  await storage.put(key, Buffer.from('0123456789'));
  expect((await buffer(await storage.open(key))).toString()).toBe('0123456789');
  expect((await buffer(await storage.open(key, { start: 2, end: 4 }))).toString()).toBe('234');
});

test('stores a file under a path derived from its identifier only', async () => {
  await storage.put(key, Buffer.from('x'));
  await storage.put(`${key}.miniatura`, Buffer.from('y'));
  expect(await names()).toEqual(['89', '89/ab', `89/ab/${key}`, `89/ab/${key}.miniatura`, 'entrantes']);
});

test('deletes a file, also a missing one, which can then not be opened', async () => {
  await storage.put(key, Buffer.from('x'));
  await storage.delete(key);
  await storage.delete(key);
  await expect(storage.open(key)).rejects.toThrow('ENOENT');
});

test('stores nothing when a write fails', async () => {
  await writeFile(path.join(folder, '89'), 'a file where the folder should be');
  await expect(storage.put(key, Buffer.from('x'))).rejects.toThrow();
  expect(await names()).toEqual(['89', 'entrantes']);
});

test('removes old half-written files at startup, not files of other processes', async () => {
  await storage.put(key, Buffer.from('x'));
  for (const name of ['half', 'ofAnother']) await writeFile(path.join(folder, 'entrantes', name), 'x');
  await utimes(path.join(folder, 'entrantes', 'half'), 0, 0);
  await storage.clean();
  expect(await names()).toEqual(['89', '89/ab', `89/ab/${key}`, 'entrantes', 'entrantes/ofAnother']);
});

test.each(['../x', '/etc/passwd', `${key}/../../x`, `${key}.a/b`, '', `${key}\u0000`])(
  'rejects the key %j',
  async (other) => {
    await expect(storage.open(other)).rejects.toThrow('Not a file key');
    await expect(storage.put(other, Buffer.from('x'))).rejects.toThrow('Not a file key');
    await expect(storage.delete(other)).rejects.toThrow('Not a file key');
  },
);
