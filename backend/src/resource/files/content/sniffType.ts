import type { FileType } from '@coop/domain/fileTypes';
import { pdfStart } from '../pdf/pdfStart.js';
import { isCsv } from './isCsv.js';

const known: readonly string[] = ['pdf', 'jpg', 'png', 'webp'] satisfies FileType[];

/** Of the bytes, what tells of those that we take, and far more: what follows is read for kinds that we refuse. */
const HEAD_BYTES = 4_096;

/** The kind of file by its bytes, not its name or declared type. Undefined: no kind that is accepted; `heic` is refused by name. */
export async function sniffType(bytes: Buffer): Promise<FileType | 'heic' | undefined> {
  const { fileTypeFromBuffer } = await import('file-type');
  const sniffed = await fileTypeFromBuffer(bytes.subarray(0, HEAD_BYTES)).catch(() => undefined);
  if (sniffed?.ext === 'heic') return 'heic';
  if (sniffed) return known.includes(sniffed.ext) ? (sniffed.ext as FileType) : undefined;
  if (pdfStart(bytes) !== undefined) return 'pdf';
  return isCsv(bytes) ? 'csv' : undefined;
}
