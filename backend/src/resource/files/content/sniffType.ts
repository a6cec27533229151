import { isCsv } from './isCsv.js';
import type { FileType } from './uploadField.js';

const known: readonly string[] = ['pdf', 'jpg', 'png', 'webp'] satisfies FileType[];

/** What the bytes are, whatever name or type came with them. Undefined: nothing that we take. */
export async function sniffType(bytes: Buffer): Promise<FileType | undefined> {
  const { fileTypeFromBuffer } = await import('file-type');
  const sniffed = await fileTypeFromBuffer(bytes).catch(() => undefined);
  if (sniffed) return known.includes(sniffed.ext) ? (sniffed.ext as FileType) : undefined;
  return isCsv(bytes) ? 'csv' : undefined;
}
