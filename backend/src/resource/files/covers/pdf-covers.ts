import type { EncodedImage } from '../pictures/makeImage.js';
import { presets } from '../pictures/presets.js';
import { TaskProcess } from '../processes/task-process.js';

/** Presets rendered of a document's first page; pages never show it larger than a card. */
export const coverPresets = ['miniatura', 'tarjeta'] as const;

/** Renderings of the first page, in the order of `coverPresets`. */
export type Cover = EncodedImage[];

/**
 * Renders first pages one at a time. PDFium may use any memory and time, so it runs in a killable child process. All
 * untrusted bytes are processed so.
 */
export class PdfCovers {
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
