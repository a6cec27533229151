import { type AnySection, type Fields, findSection, formatSize } from '@coop/domain';
import type { StaffFile } from '@coop/domain/answers';
import { type FileType, fileTypes, formatFileTypes, HEIC_REFUSED } from '@coop/domain/fileTypes';

const kinds: Record<string, string> = {
  'application/pdf': 'PDF',
  'image/webp': 'Imagen',
  'text/csv': 'CSV',
};

/** Formats a file's metadata: «PDF · 240 KB · 12 páginas», «Imagen · 96 KB · 1600 × 900». */
export function fileFacts({ mime, tamano, paginas, ancho, alto }: StaffFile): string {
  const extent = paginas
    ? paginas === 1
      ? '1 página'
      : `${paginas} páginas`
    : ancho && alto && `${ancho}\u00a0×\u00a0${alto}`;
  return [kinds[mime] ?? mime, formatSize(tamano), extent].filter(Boolean).join(' · ');
}

/** Formats a file's section and field: «Novedades: Galería, Imagen». */
export function placeOf({ seccion, campo }: { seccion: string; campo: string }): string {
  const section = findSection(seccion) as AnySection | undefined;
  return section ? `${section.label.many}: ${labelsOf(section.fields, campo.split('.')).join(', ')}` : seccion;
}

function labelsOf(fields: Fields, [name = '', ...rest]: string[]): string[] {
  const field = fields[name];
  if (!field) return [];
  const within = field.fields ?? field.parts;
  return [field.label, ...(rest.length > 0 && within ? labelsOf(within, rest) : [])];
}

export const usesText = (uses: number): string => (uses === 0 ? 'Sin uso' : uses === 1 ? '1 uso' : `${uses} usos`);

export type Limits = { types: readonly FileType[]; maxMegabytes: number };

/** Largest photo that the browser shrinks to a field's limit, in megabytes: phones make them of 5 to 25. */
const RAW_MEGABYTES = 30;

export const PICTURES: Limits = { types: ['jpg', 'png', 'webp'], maxMegabytes: 5 };

const largest = (types: readonly FileType[], { maxMegabytes }: Limits) =>
  types.every((type) => PICTURES.types.includes(type)) ? RAW_MEGABYTES : maxMegabytes;

/** Formats upload limits: «PDF de hasta 10 MB.» */
export const limitsOf = (limits: Limits): string =>
  `${formatFileTypes(limits.types)} de hasta ${largest(limits.types, limits)} MB.`;

export function refusalOf({ name, type, size }: Pick<File, 'name' | 'type' | 'size'>, limits: Limits) {
  const fits = limits.types.filter(
    (one) => fileTypes[one].mime === type || fileTypes[one].endings.some((end) => name.toLowerCase().endsWith(end)),
  );
  if (fits.length === 0 && /\.hei[cf]$/i.test(name)) return HEIC_REFUSED;
  if (fits.length === 0) return `«${name}» no se puede subir aquí: elija ${formatFileTypes(limits.types)}.`;
  const most = largest(fits, limits);
  return size > most * MEGABYTE ? `El archivo supera ${most} MB.` : undefined;
}

const MEGABYTE = 1024 * 1024;
/** Longest side of a shrunk picture, in pixels; no page shows a larger one. */
const LONGEST_SIDE = 2560;
const QUALITY = 0.85;

/** Returns the size of a picture within its longest side, in whole pixels. */
export function fitWithin(width: number, height: number, longest: number): [number, number] {
  const scale = Math.min(1, longest / Math.max(width, height));
  return [Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale))];
}

/** Returns the file, shrunk to the limit if a picture. Throws an Error with the reason. */
export async function shrinkToLimit(file: File, limits: Limits): Promise<File> {
  const refusal = refusalOf(file, limits);
  if (refusal) throw new Error(refusal);
  const most = limits.maxMegabytes * MEGABYTE;
  if (file.size <= most) return file;
  // The bitmap is upright, and loses its location and camera along with its metadata.
  const bitmap = await createImageBitmap(file).catch(() => {
    throw new Error(`«${file.name}» no se puede leer como imagen.`);
  });
  try {
    for (let side = LONGEST_SIDE; side > LONGEST_SIDE / 4; side *= 0.75) {
      const blob = await drawBitmap(bitmap, fitWithin(bitmap.width, bitmap.height, side), file.type);
      if (blob && blob.size <= most)
        return new File([blob], file.name.replace(/\.\w+$/, `.${blob.type.split('/')[1]}`), { type: blob.type });
    }
  } finally {
    bitmap.close();
  }
  throw new Error(`El archivo supera ${limits.maxMegabytes} MB.`);
}

/** Draws a picture at a size. WebP keeps the transparency that JPG lacks; a browser that can't write it writes PNG. */
function drawBitmap(bitmap: ImageBitmap, [width, height]: [number, number], type: string): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, width, height);
  return new Promise((resolve) => canvas.toBlob(resolve, type === 'image/jpeg' ? 'image/jpeg' : 'image/webp', QUALITY));
}
