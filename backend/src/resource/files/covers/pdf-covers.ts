import type { EncodedImage } from '../pictures/makeImage.js';
import { presets } from '../pictures/presets.js';
import { TaskProcess } from '../processes/task-process.js';

/** The smaller versions that a document has, of its first page; a page is not shown larger than a card. */
export const coverPresets = ['miniatura', 'tarjeta'] as const;

/** The first page, in the order of `coverPresets`. */
export type Cover = EncodedImage[];

/**
 * Draws the first page of documents, one after another. PDFium takes what a page asks for, in memory and in time: so it is done in
 * a process that can be ended, as everything else that looks into what others bring.
 */
export class PdfCovers {
  private readonly process = new TaskProcess<Cover | null>({
    script: new URL('./pdf-cover.process.js', import.meta.url),
    args: [JSON.stringify({ widths: coverPresets.map((name) => presets[name]) })],
    milliseconds: 10_000,
    megabytes: 256,
    residentMegabytes: 600,
  });

  /** Null for what can't be drawn: damaged, endless, too large. */
  async draw(bytes: Buffer): Promise<Cover | null> {
    const drawn = await this.process.ask(bytes);
    return drawn?.map(({ bytes: made, ...size }) => ({ ...size, bytes: Buffer.from(made) })) ?? null;
  }

  close(): void {
    this.process.close();
  }
}
