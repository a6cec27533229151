import { mkdir, open, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { v7 as uuidv7 } from 'uuid';
import type { Queue } from '../content/uploadField.js';
import { removeAbandoned } from '../incoming/incoming-folder.js';
import { type ByteRange, countFree, FileStorage, pathOfKey, reservedBytes } from './file-storage.js';

export class LocalStorage extends FileStorage {
  private readonly incoming: string;

  /** Below `reserve` free bytes visitors' uploads are rejected; below half of it, staff's too. */
  constructor(
    private readonly folder: string,
    private readonly reserve = 0,
  ) {
    super();
    this.incoming = path.join(folder, 'entrantes');
  }

  /** Removes half-written files of a killed process. */
  async clean(): Promise<void> {
    await removeAbandoned(this.incoming);
  }

  /** Writes to a temporary file, syncs and renames it. Readers see the whole file or none, even after a power cut. */
  async put(key: string, bytes: Buffer): Promise<void> {
    const target = path.join(this.folder, pathOfKey(key));
    const written = path.join(this.incoming, uuidv7());
    await mkdir(this.incoming, { recursive: true });
    await mkdir(path.dirname(target), { recursive: true });
    try {
      await writeSynced(written, bytes);
      await rename(written, target);
    } catch (error) {
      await rm(written, { force: true });
      throw error;
    }
    await syncFolder(path.dirname(target));
  }

  async open(key: string, range?: ByteRange): Promise<Readable> {
    const file = await open(path.join(this.folder, pathOfKey(key)), 'r');
    return file.createReadStream(range);
  }

  async hasRoom(queue: Queue): Promise<boolean> {
    return (await countFree(this.folder)) >= reservedBytes(queue, this.reserve);
  }

  async delete(key: string): Promise<void> {
    await rm(path.join(this.folder, pathOfKey(key)), { force: true });
  }
}

async function writeSynced(name: string, bytes: Buffer) {
  const file = await open(name, 'wx', 0o640);
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
}

async function syncFolder(name: string) {
  const folder = await open(name, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
