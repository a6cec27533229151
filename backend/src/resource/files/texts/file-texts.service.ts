import { buffer } from 'node:stream/consumers';
import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import pLimit from 'p-limit';
import { Log } from '../../../platform/logging/log.js';
import { FilesRepository } from '../files.repository.js';
import { FileStorage } from '../storage/file-storage.js';
import { fileKey } from '../storage/fileKey.js';
import { PdfReader } from './pdf-reader.js';

type Unread = { id: string; clave: string };

/** Reads documents after they were stored, for the search and the number of pages. Nobody waits for it. */
@Injectable()
export class FileTexts implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly log = new Log(FileTexts.name);
  private readonly reader = new PdfReader();
  private readonly queue = pLimit(1);
  private readonly listeners: ((file: string) => Promise<void>)[] = [];

  constructor(
    private readonly files: FilesRepository,
    private readonly storage: FileStorage,
  ) {}

  /** What an earlier run left unread. */
  async onApplicationBootstrap() {
    for (const file of await this.files.findUnread()) this.read(file);
  }

  async onModuleDestroy() {
    this.queue.clearQueue();
    this.reader.close();
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
    this.queue(() => this.readNow(file)).catch((err: unknown) =>
      this.log.error('A document could not be read', { err }),
    );
  }

  private async readNow(file: Unread) {
    const bytes = await buffer(await this.storage.open(fileKey(file.clave)));
    const found = await this.reader.read(bytes);
    // An unreadable one is read as empty, so that it is not tried again at each start.
    const kept = await this.files.keepText(file, { paginas: found?.paginas ?? null, texto: found?.texto ?? '' });
    if (kept) for (const listener of this.listeners) await listener(file.id);
  }
}
