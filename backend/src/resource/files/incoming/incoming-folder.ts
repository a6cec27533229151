import { createHash } from 'node:crypto';
import { type FileHandle, mkdir, open, rm } from 'node:fs/promises';
import path from 'node:path';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import { CONFIG } from '../../../platform/config/config.js';
import type { Config } from '../../../platform/config/settings.js';
import type { Queue } from '../content/look.js';
import { countFree, leftBy } from '../storage/room.js';
import { type Arrival, IncomingFile } from './incoming-file.js';
import { MEGABYTE } from './multipartLimits.js';
import { removeAbandoned } from './removeAbandoned.js';

/** Where files are while they come and are looked at. */
@Injectable()
export class IncomingFolder implements OnModuleInit {
  private readonly folder: string;
  /** With fewer bytes free, the rest is not for visitors. */
  readonly reserve: number;

  constructor(@Inject(CONFIG) { DATA_DIR, DISK_RESERVE_MB }: Config) {
    this.folder = path.join(DATA_DIR, 'entrantes');
    this.reserve = DISK_RESERVE_MB * MEGABYTE;
  }

  /** Whether there is room for what they bring, wherever it is kept afterwards. */
  async hasRoom(whose: Queue): Promise<boolean> {
    return (await this.countFree()) >= leftBy(whose, this.reserve);
  }

  /** Whether so many bytes would leave visitors what is theirs. */
  async hasRoomBeside(bytes: number): Promise<boolean> {
    return (await this.countFree()) - bytes >= this.reserve;
  }

  /** Bytes free where the server keeps what it has. */
  countFree(): Promise<number> {
    return countFree(path.dirname(this.folder));
  }

  /** Removes what a process left that was killed between making a file and taking its name away. */
  async onModuleInit() {
    await removeAbandoned(this.folder);
  }

  /** Writes what comes to a file without a name. `admit` hears the bytes so far, and throws to end it. */
  async keep(bytes: AsyncIterable<Buffer>, arrival: Arrival, admit?: (size: number) => void): Promise<IncomingFile> {
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
