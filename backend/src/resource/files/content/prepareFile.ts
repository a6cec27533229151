import { createHash } from 'node:crypto';
import { type FileType, formatFileTypes, HEIC_REFUSED } from '@coop/domain/fileTypes';
import { validatePdf } from '../pdf/validatePdf.js';
import { type EncodedImage, makeImage } from '../pictures/makeImage.js';
import { plainPicture, requireDecodable } from '../pictures/plainPicture.js';
import type { Preset } from '../pictures/presets.js';
import { type InspectionOptions, invalidFile, type PictureType, type UploadField } from './uploadField.js';

export type PreparedFile = {
  bytes: Buffer;
  sha256: string;
  mime: string;
  extension: string;
  ancho: number | null;
  alto: number | null;
  variants: Partial<Record<Preset, EncodedImage>>;
};

/** Throws a 422 when the size, in bytes, is not allowed by the field. */
export function requireSize(size: number, { maxMegabytes }: UploadField): void {
  if (size === 0) throw invalidFile('El archivo está vacío.');
  if (size > maxMegabytes * 1024 * 1024) throw invalidFile(`El archivo supera ${maxMegabytes} MB.`);
}

/** Result of the inspection, without decoding. `plain`: the bytes to process further. */
type InspectedFile = { type: FileType; plain: Buffer };

/** Detects the type from size, bytes and header. Throws a 422 or the signal's reason. */
export async function inspectFile(
  bytes: Buffer,
  field: UploadField,
  look: InspectionOptions = {},
): Promise<InspectedFile> {
  requireSize(bytes.length, field);
  const type = await sniffType(bytes);
  if (type === 'heic') throw invalidFile(HEIC_REFUSED);
  if (!type || !field.types.includes(type))
    throw invalidFile(`Solo se aceptan archivos ${formatFileTypes(field.types)}.`);
  if (!isPicture(type)) return { type, plain: type === 'pdf' ? bytes.subarray(pdfStart(bytes)) : bytes };
  const plain = plainPicture(bytes, type);
  await requireDecodable(plain, maxMegapixels(field), look);
  return { type, plain };
}

const isPicture = (type: FileType): type is PictureType => type !== 'pdf' && type !== 'csv';

/** Validates and converts bytes for storage. Throws a 422 or the signal's reason. */
export async function prepareFile(
  bytes: Buffer,
  field: UploadField,
  look: InspectionOptions = {},
): Promise<PreparedFile> {
  const { type, plain } = await inspectFile(bytes, field, look);
  look.signal?.throwIfAborted();
  if (type === 'pdf') {
    await validatePdf(plain, look);
    return document(plain, 'application/pdf', 'pdf');
  }
  if (!isPicture(type)) return document(plain, 'text/csv; charset=utf-8', 'csv');
  const { variants, ...image } = await makeImage(plain, look);
  return { ...image, sha256: sha256(image.bytes), mime: 'image/webp', extension: 'webp', variants };
}

/** Pixel limit: attachments of the public are limited to phone cameras, page images by staff may be larger. */
const maxMegapixels = ({ private: isAttachment }: UploadField) => (isAttachment ? 25 : 50);

const document = (bytes: Buffer, mime: string, extension: string): PreparedFile => ({
  bytes,
  sha256: sha256(bytes),
  mime,
  extension,
  ancho: null,
  alto: null,
  variants: {},
});

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

const known: readonly string[] = ['pdf', 'jpg', 'png', 'webp'] satisfies FileType[];

/** Bytes sniffed; enough for the accepted types. More would only tell rejected types apart. */
const HEAD_BYTES = 4_096;

/** Detects the type from bytes, not the name; `heic` has its own error. */
async function sniffType(bytes: Buffer): Promise<FileType | 'heic' | undefined> {
  const { fileTypeFromBuffer } = await import('file-type');
  const sniffed = await fileTypeFromBuffer(bytes.subarray(0, HEAD_BYTES)).catch(() => undefined);
  if (sniffed?.ext === 'heic') return 'heic';
  if (sniffed) return known.includes(sniffed.ext) ? (sniffed.ext as FileType) : undefined;
  if (pdfStart(bytes) !== undefined) return 'pdf';
  return isCsv(bytes) ? 'csv' : undefined;
}

/** CSV has no signature: accepts UTF-8 text that does not start like HTML, XML or a script. */
function isCsv(bytes: Buffer): boolean {
  const text = decoded(bytes);
  return text !== undefined && !/[^\P{Cc}\t\r\n]/u.test(text) && !/^\s*(<|#!|%)/.test(text);
}

function decoded(bytes: Buffer): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** Bytes in which readers look for the header (ISO 32000-1, implementation note 13). */
const HEADER_WITHIN = 1_024;

/** Returns the PDF header's offset, after lines of mail programs; undefined after markup. */
function pdfStart(bytes: Buffer): number | undefined {
  const head = bytes.toString('latin1', 0, HEADER_WITHIN + '%PDF-'.length);
  const start = head.indexOf('%PDF-');
  return start < 0 || /<[a-z!?/%]/i.test(head.slice(0, start)) ? undefined : start;
}
