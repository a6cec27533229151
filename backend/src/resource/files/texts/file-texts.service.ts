import { buffer } from 'node:stream/consumers';
import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import pLimit from 'p-limit';
import type { ReadFile } from '../../../platform/database/schema/files.js';
import { Log } from '../../../platform/logging/log.js';
import { FilesRepository } from '../files.repository.js';
import { FileStorage } from '../storage/file-storage.js';
import { fileKey } from '../storage/fileKey.js';
import { PdfReader } from './pdf-reader.js';

type Unread = { id: string; clave: string; subidoPor: string | null };

/** Reads documents after they were stored, for the search and the number of pages. Nobody waits for it. */
@Injectable()
export class FileTexts implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly log = new Log(FileTexts.name);
  private readonly reader = new PdfReader();
  private readonly oneByOne = pLimit(1);
  private reading: Promise<void> = Promise.resolve();
  private isStopping = false;
  private readonly listeners: ((file: string) => Promise<void>)[] = [];

  constructor(
    private readonly files: FilesRepository,
    private readonly storage: FileStorage,
  ) {}

  /** What an earlier run left unread. */
  async onApplicationBootstrap() {
    for (const file of await this.files.findUnread()) this.read(file);
  }

  /** What was being read is given back. */
  async onModuleDestroy() {
    this.isStopping = true;
    this.reader.close();
    await this.reading;
  }

  /** Hears the identifier of each document that was read, or whose text is no longer known. */
  subscribe(listener: (file: string) => Promise<void>) {
    this.listeners.push(listener);
  }

  /** Tells that what a document said is no longer so: its bytes were replaced. */
  async forget(file: string): Promise<void> {
    for (const listener of this.listeners) await listener(file);
  }

  /** Puts a document in the queue. */
  read(file: Unread): void {
    void this.oneByOne(() => {
      this.reading = this.readNow(file).catch((err: unknown) =>
        this.log.error('A document could not be read', { err }),
      );
      return this.reading;
    });
  }

  private async readNow(file: Unread) {
    // One that ends its reader, or all of us with it, is not tried again at each start nor by each process.
    if (this.isStopping || !(await this.files.claimText(file))) return;
    const found = await this.textOf(file);
    const kept = await this.files.keepText(file, found);
    if (kept && found.texto !== null) for (const listener of this.listeners) await listener(file.id);
  }

  /** Empty where it can't be read; null, to be tried at another time, where we could not. */
  private async textOf({ clave }: Unread): Promise<ReadFile> {
    try {
      const found = await this.reader.read(await buffer(await this.storage.open(fileKey(clave))));
      return found ?? { paginas: null, texto: this.isStopping ? null : '' };
    } catch (err) {
      this.log.error('A document could not be read', { err });
      return { paginas: null, texto: null };
    }
  }
}
