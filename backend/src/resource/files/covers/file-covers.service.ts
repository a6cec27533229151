import { buffer } from 'node:stream/consumers';
import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import pLimit from 'p-limit';
import { ContentChanges } from '../../../platform/database/content-changes.js';
import type { StoredVariant } from '../../../platform/database/schema/files.js';
import { Log } from '../../../platform/logging/log.js';
import { FilesRepository } from '../files.repository.js';
import type { EncodedImage } from '../pictures/makeImage.js';
import { presets } from '../pictures/presets.js';
import { TaskProcess } from '../processes/task-process.js';
import { FileStorage, fileKey } from '../storage/file-storage.js';

/** Presets rendered of a document's first page; pages never show it larger than a card. */
const coverPresets = ['miniatura', 'tarjeta'] as const;

export type Cover = EncodedImage[];

/** Renders first pages one at a time in a killable child process, since PDFium has no limits. */
class PdfCovers {
  private readonly process = new TaskProcess<Cover | null>({
    script: new URL('./pdf-cover.process.js', import.meta.url),
    args: [JSON.stringify({ widths: coverPresets.map((name) => presets[name]) })],
    milliseconds: 10_000,
    megabytes: 256,
    residentMegabytes: 600,
  });

  /** Returns null when the document can't be rendered: damaged, too slow or too large. */
  async draw(bytes: Buffer): Promise<Cover | null> {
    const drawn = await this.process.run(bytes);
    return drawn?.map(({ bytes: made, ...size }) => ({ ...size, bytes: Buffer.from(made) })) ?? null;
  }

  close(): void {
    this.process.close();
  }
}

type UncoveredFile = { id: string; clave: string; subidoPor: string | null };

/** Renders the first page of stored documents in the background: thumbnail for staff, cover for visitors. */
@Injectable()
export class FileCovers implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly log = new Log(FileCovers.name);
  private readonly covers = new PdfCovers();
  private readonly oneByOne = pLimit(1);
  private drawing: Promise<void> = Promise.resolve();
  private isStopping = false;

  constructor(
    private readonly files: FilesRepository,
    private readonly storage: FileStorage,
    private readonly changes: ContentChanges,
  ) {}

  /** Resumes documents that an earlier run left pending. */
  async onApplicationBootstrap() {
    for (const file of await this.files.findUndrawn()) this.draw(file);
  }

  async onModuleDestroy() {
    this.isStopping = true;
    this.covers.close();
    await this.drawing;
  }

  draw(file: UncoveredFile): void {
    void this.oneByOne(() => {
      this.drawing = this.drawNow(file).catch((err: unknown) =>
        this.log.error('The first page of a document could not be drawn', { err }),
      );
      return this.drawing;
    });
  }

  private async drawNow(file: UncoveredFile) {
    // Claims first: a document that crashes the process is not retried at every start or by every process.
    if (this.isStopping || !(await this.files.claimCover(file))) return;
    const cover = await this.coverOf(file);
    if (!cover) {
      if (cover === undefined || this.isStopping) await this.files.unclaimCover(file);
      return;
    }
    await this.store(file, cover);
  }

  /** Returns null when the document can't be rendered, and undefined after a failure worth a retry. */
  private async coverOf({ clave }: UncoveredFile): Promise<Cover | null | undefined> {
    try {
      return await this.covers.draw(await buffer(await this.storage.open(fileKey(clave))));
    } catch (err) {
      this.log.error('A document could not be opened for its preview', { err });
      return undefined;
    }
  }

  private async store(file: UncoveredFile, cover: Cover) {
    const made = coverPresets.flatMap((preset, at) => (cover[at] ? [{ preset, ...cover[at] }] : []));
    const variantes: Record<string, StoredVariant> = Object.fromEntries(
      made.map(({ preset, ancho, alto, bytes: { length } }) => [preset, { ancho, alto, tamano: length }]),
    );
    const put = async () => {
      for (const { preset, bytes } of made) await this.storage.put(fileKey(file.clave, preset), bytes);
    };
    if (await this.files.storeCover(file, variantes, put)) this.changes.apply({ withdrawn: false });
  }
}
