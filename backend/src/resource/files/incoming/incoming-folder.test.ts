import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { readConfig } from '../../../platform/config/config.js';
import { IncomingFolder } from './incoming-folder.js';

let data: string;
let folder: IncomingFolder;
beforeEach(async () => {
  data = await mkdtemp(path.join(tmpdir(), 'entrantes-'));
  folder = new IncomingFolder(readConfig({ NODE_ENV: 'test', DATA_DIR: data }));
});
afterEach(() => rm(data, { recursive: true }));

const arrival = { field: 'archivo', name: 'a.csv', sender: 'visitors 198.51.100.1' };
const sent = (...chunks: string[]) => Readable.from(chunks.map((chunk) => Buffer.from(chunk)));

test('stores an upload without a name, readable more than once', async () => {
  const file = await folder.save(sent('uno', 'dos'), arrival);
  expect(await readdir(path.join(data, 'entrantes'))).toEqual([]);
  expect([String(await file.read()), String(await file.read()), file.size]).toEqual(['unodos', 'unodos', 6]);
  await file.release();
  await expect(file.read()).rejects.toThrow();
});

test('keeps a saved file after its request', async () => {
  const file = await folder.save(sent('uno'), arrival);
  file.save();
  await file.release();
  expect(String(await file.read())).toBe('uno');
  await file.close();
});

test('rejects with the error of `admit`', async () => {
  const admit = (size: number) => {
    if (size > 3) throw new Error('too much');
  };
  await expect(folder.save(sent('uno', 'dos'), arrival, admit)).rejects.toThrow('too much');
});

test('removes old leftovers at startup, not files of other processes', async () => {
  const incoming = path.join(data, 'entrantes');
  await mkdir(incoming);
  for (const name of ['left', 'ofAnother']) await writeFile(path.join(incoming, name), 'x');
  await utimes(path.join(incoming, 'left'), 0, 0);
  await folder.onModuleInit();
  expect(await readdir(incoming)).toEqual(['ofAnother']);
});
