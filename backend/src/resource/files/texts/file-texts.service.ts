import { buffer } from 'node:stream/consumers';
import { composed } from '@coop/domain';
import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import pLimit from 'p-limit';
import type { ReadFile } from '../../../platform/database/schema/files.js';
import { Log } from '../../../platform/logging/log.js';
import { FilesRepository } from '../files.repository.js';
import { TaskProcess } from '../processes/task-process.js';
import { FileStorage, fileKey } from '../storage/file-storage.js';

export type PdfText = { paginas: number; texto: string };

const LONGEST_READ_MS = 20_000;
const MAX_MEMORY_MB = 512;
/** A page of a few kilobytes may inflate to gigabytes. */
const MAX_RESIDENT_MB = 900;
/** More than the text of a hundred-page report; the rest is not searchable. */
const MAX_CHARACTERS = 400_000;

class PdfReader {
  private readonly process = new TaskProcess<PdfText | null>({
    script: new URL('./pdf-text.process.js', import.meta.url),
    args: [String(MAX_CHARACTERS)],
    milliseconds: LONGEST_READ_MS,
    megabytes: MAX_MEMORY_MB,
    residentMegabytes: MAX_RESIDENT_MB,
  });

  /** Returns null when the document can't be read: damaged, too slow or too large. */
  async read(bytes: Buffer): Promise<PdfText | null> {
    const found = await this.process.run(bytes);
    return found ? { paginas: found.paginas, texto: plain(found.texto) } : null;
  }

  close(): void {
    this.process.close();
  }
}

/** Normalizes the text to one line without control characters, for the search and the database. */
const plain = (text: string) =>
  composed(text)
    .replace(/[\p{Cc}\p{Cs}\s]+/gu, ' ')
    .trim()
    .slice(0, MAX_CHARACTERS);

type UnindexedFile = { id: string; clave: string; subidoPor: string | null };

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

  /** Resumes documents that an earlier run left pending. */
  async onApplicationBootstrap() {
    for (const file of await this.files.findUnread()) this.read(file);
  }

  /** Ends the reader; the document in progress is left for a retry. */
  async onModuleDestroy() {
    this.isStopping = true;
    this.reader.close();
    await this.reading;
  }

  subscribe(listener: (file: string) => Promise<void>) {
    this.listeners.push(listener);
  }

  /** Notifies that a document's text is stale, since its bytes were replaced. */
  async forget(file: string): Promise<void> {
    for (const listener of this.listeners) await listener(file);
  }

  read(file: UnindexedFile): void {
    void this.oneByOne(() => {
      this.reading = this.readNow(file).catch((err: unknown) =>
        this.log.error('A document could not be read', { err }),
      );
      return this.reading;
    });
  }

  private async readNow(file: UnindexedFile) {
    // Claims first: a document that crashes the process is not retried at every start or by every process.
    if (this.isStopping || !(await this.files.claimText(file))) return;
    const found = await this.textOf(file);
    const isStored = await this.files.storeText(file, found);
    if (isStored && found.texto !== null) for (const listener of this.listeners) await listener(file.id);
  }

  /** Returns empty text when the document can't be read, and null after a failure worth a retry. */
  private async textOf({ clave }: UnindexedFile): Promise<ReadFile> {
    try {
      const found = await this.reader.read(await buffer(await this.storage.open(fileKey(clave))));
      return found ?? { paginas: null, texto: this.isStopping ? null : '' };
    } catch (err) {
      this.log.error('A document could not be read', { err });
      return { paginas: null, texto: null };
    }
  }
}
