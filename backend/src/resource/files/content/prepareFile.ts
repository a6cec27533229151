import { createHash } from 'node:crypto';
import { type FileType, fileTypesInWords, HEIC_REFUSED } from '@coop/domain/fileTypes';
import { validatePdf } from '../pdf/validatePdf.js';
import { type EncodedImage, makeImage } from '../pictures/makeImage.js';
import { plainPicture } from '../pictures/plainPicture.js';
import type { Preset } from '../pictures/presets.js';
import { requireDecodable } from '../pictures/requireDecodable.js';
import { invalidFile } from './invalidFile.js';
import type { Look } from './look.js';
import type { PictureType, UploadField } from './uploadField.js';

/** What is kept of an upload. `sha256` is that of the bytes kept. */
export type PreparedFile = {
  bytes: Buffer;
  sha256: string;
  mime: string;
  extension: string;
  ancho: number | null;
  alto: number | null;
  variants: Partial<Record<Preset, EncodedImage>>;
};

/** Refuses a size that the field does not take; in bytes. */
export function requireSize(size: number, { maxMegabytes }: UploadField): void {
  if (size === 0) throw invalidFile('El archivo está vacío.');
  if (size > maxMegabytes * 1024 * 1024) throw invalidFile(`El archivo supera ${maxMegabytes} MB.`);
}

/** What reading a document may take, told as the pixels of a picture that takes as long: a small one may unpack to much. */
const DOCUMENT_EFFORT = 25_000_000;

/** The result of a first look, without decoding. `effort`: pixels that the rest may take; `plain`: the bytes to go on with. */
type Inspected = { type: FileType; effort: number; plain: Buffer };

/**
 * What the bytes are, by their size, their first ones and, of a picture, what its heading says. Throws a 422, or why the sender's
 * signal was aborted.
 */
export async function inspectFile(bytes: Buffer, field: UploadField, look: Look = {}): Promise<Inspected> {
  requireSize(bytes.length, field);
  const type = await sniffType(bytes);
  if (type === 'heic') throw invalidFile(HEIC_REFUSED);
  if (!type || !field.types.includes(type))
    throw invalidFile(`Solo se aceptan archivos ${fileTypesInWords(field.types)}.`);
  if (!isPicture(type))
    return { type, effort: DOCUMENT_EFFORT, plain: type === 'pdf' ? bytes.subarray(pdfStart(bytes)) : bytes };
  const plain = plainPicture(bytes, type);
  return { type, effort: await requireDecodable(plain, mostMegapixels(field), look), plain };
}

const isPicture = (type: FileType): type is PictureType => type !== 'pdf' && type !== 'csv';

/** Checks the bytes against what the field takes and makes of them what is kept. Throws a 422, or why the sender's signal was aborted. */
export async function prepareFile(bytes: Buffer, field: UploadField, look: Look = {}): Promise<PreparedFile> {
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

/** What anybody may attach is held to what telephones make; who makes pictures for pages may have larger ones. */
const mostMegapixels = ({ private: isAttachment }: UploadField) => (isAttachment ? 25 : 50);

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

/** Of the bytes, what tells of those that we take, and far more: what follows is read for kinds that we refuse. */
const HEAD_BYTES = 4_096;

/** The kind of file by its bytes, not its name or declared type. Undefined: no kind that is accepted; `heic` is refused by name. */
async function sniffType(bytes: Buffer): Promise<FileType | 'heic' | undefined> {
  const { fileTypeFromBuffer } = await import('file-type');
  const sniffed = await fileTypeFromBuffer(bytes.subarray(0, HEAD_BYTES)).catch(() => undefined);
  if (sniffed?.ext === 'heic') return 'heic';
  if (sniffed) return known.includes(sniffed.ext) ? (sniffed.ext as FileType) : undefined;
  if (pdfStart(bytes) !== undefined) return 'pdf';
  return isCsv(bytes) ? 'csv' : undefined;
}

/** CSV has no mark of its own: UTF-8 text without control characters that does not begin like HTML, XML or a script. */
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

/**
 * Returns where the header of a PDF begins, which mail programs and scanners put behind lines of their own. Undefined where
 * there is none, or where markup before it would make the file a page to some readers.
 */
function pdfStart(bytes: Buffer): number | undefined {
  const head = bytes.toString('latin1', 0, HEADER_WITHIN + '%PDF-'.length);
  const start = head.indexOf('%PDF-');
  return start < 0 || /<[a-z!?/%]/i.test(head.slice(0, start)) ? undefined : start;
}
