import { createHash } from 'node:crypto';
import { type FileHandle, mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import { CONFIG } from '../../../platform/config/config.js';
import type { Config } from '../../../platform/config/settings.js';
import type { Reading } from '../../../platform/metrics/metrics.js';
import type { Queue } from '../content/uploadField.js';
import { countFree, reservedBytes } from '../storage/file-storage.js';
import { type Arrival, IncomingFile } from './incoming-file.js';
import { MEGABYTE } from './multipartLimits.js';

/** Age of a file left by a killed process; younger ones may belong to running processes. */
const ABANDONED_MS = 3_600_000;

/** Removes half-written files from a folder that several processes share. */
export async function removeAbandoned(folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names) {
    const file = path.join(folder, name);
    const written = await stat(file).catch(() => undefined);
    if (written && Date.now() - written.mtimeMs > ABANDONED_MS) await rm(file, { force: true });
  }
}

@Injectable()
export class IncomingFolder implements OnModuleInit {
  private readonly folder: string;
  /** Free bytes below which visitors' uploads are rejected. */
  readonly reserve: number;

  constructor(@Inject(CONFIG) { DATA_DIR, DISK_RESERVE_MB }: Config) {
    this.folder = path.join(DATA_DIR, 'entrantes');
    this.reserve = DISK_RESERVE_MB * MEGABYTE;
  }

  /** Returns whether the disk has room for the group's uploads, wherever they are stored later. */
  async hasRoom(queue: Queue): Promise<boolean> {
    return (await this.countFree()) >= reservedBytes(queue, this.reserve);
  }

  /** Returns whether that many bytes would still leave the reserve free. */
  async hasRoomBeside(bytes: number): Promise<boolean> {
    return (await this.countFree()) - bytes >= this.reserve;
  }

  countFree(): Promise<number> {
    return countFree(path.dirname(this.folder));
  }

  /** Removes files of a process that was killed between creating and unlinking them. */
  async onModuleInit() {
    await removeAbandoned(this.folder);
  }

  /** Streams bytes to an unlinked file. `admit` gets the bytes read so far, and throws to stop. */
  async save(bytes: AsyncIterable<Buffer>, arrival: Arrival, admit?: (size: number) => void): Promise<IncomingFile> {
    const handle = await this.openNameless();
    try {
      const hash = createHash('sha256');
      let size = 0;
      for await (const chunk of bytes) {
        size += chunk.length;
        admit?.(size);
        hash.update(chunk);
        await handle.appendFile(chunk);
      }
      return new IncomingFile(arrival, handle, size, hash.digest('hex'));
    } catch (error) {
      await handle.close();
      throw error;
    }
  }

  private async openNameless(): Promise<FileHandle> {
    const name = path.join(this.folder, uuidv7());
    await mkdir(this.folder, { recursive: true });
    const handle = await open(name, 'wx+', 0o600);
    await rm(name, { force: true });
    return handle;
  }
}

export const folderReadings = (folder: IncomingFolder): Reading[] => [
  {
    name: 'data_free_bytes',
    help: 'Bytes libres en el disco de la carpeta de datos',
    read: async () => [{ value: await folder.countFree() }],
    limit: {
      isPast: ({ value }) => value < folder.reserve,
      message: ({ value }) =>
        `Quedan ${Math.floor(value / MEGABYTE)} MB en el disco de la carpeta de datos: los visitantes ya no pueden adjuntar`,
    },
  },
];
