import { createHash } from 'node:crypto';
import { invalidFile } from './invalidFile.js';
import { type EncodedImage, makeImage } from './makeImage.js';
import type { Preset } from './presets.js';
import { sniffType } from './sniffType.js';
import type { FileType, UploadField } from './uploadField.js';
import { validatePdf } from './validatePdf.js';

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

/** Checks the bytes against what the field takes and makes of them what is kept. Throws a 422. */
export async function prepareFile(bytes: Buffer, field: UploadField): Promise<PreparedFile> {
  if (bytes.length === 0) throw invalidFile('El archivo está vacío.');
  if (bytes.length > field.maxMegabytes * 1024 * 1024) throw invalidFile(`El archivo supera ${field.maxMegabytes} MB.`);
  const type = await sniffType(bytes);
  if (!type || !field.types.includes(type)) throw invalidFile(`Solo se aceptan archivos ${listed(field.types)}.`);
  if (type === 'pdf') {
    await validatePdf(bytes);
    return document(bytes, 'application/pdf', 'pdf');
  }
  if (type === 'csv') return document(bytes, 'text/csv; charset=utf-8', 'csv');
  const { variants, ...image } = await makeImage(bytes);
  return { ...image, sha256: sha256(image.bytes), mime: 'image/webp', extension: 'webp', variants };
}

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

const labels: Record<FileType, string> = { pdf: 'PDF', jpg: 'JPG', png: 'PNG', webp: 'WebP', csv: 'CSV' };
const listed = (types: readonly FileType[]) =>
  new Intl.ListFormat('es', { type: 'disjunction' }).format(types.map((type) => labels[type]));
