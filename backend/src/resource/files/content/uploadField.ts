import {
  type AnySection,
  composed,
  type Field,
  type Fields,
  type FileType,
  findSection,
  slugify,
  traitsOf,
} from '@coop/domain';
import { invalidData, Problem } from '../../../platform/http/problem.js';
import { memoizeByKey } from '../../../platform/memoizeByKey.js';

export type PictureType = Exclude<FileType, 'pdf' | 'csv'>;

export type UploadField = Field & {
  readonly kind: 'image' | 'file';
  readonly types: readonly FileType[];
  readonly maxMegabytes: number;
  readonly private: boolean;
  readonly replaceable: boolean;
};

/** Returns the field: `imagen`, or `galeria.imagen` inside rows. Throws a 422. */
export function getUploadField(seccion: string, campo: string): { section: AnySection; field: UploadField } {
  const section = findSection(seccion);
  if (!section) throw invalidData({ seccion: 'Esa sección no existe' });
  const field = uploadFields(section).get(campo);
  if (!field) throw invalidData({ campo: 'Ese campo no recibe archivos' });
  return { section, field };
}

/** Returns a section's file fields by path; those inside rich text as `contenido.imagen`. */
export const uploadFields = memoizeByKey(
  (section: AnySection): ReadonlyMap<string, UploadField> => new Map(found(section.fields, '')),
);

function found(fields: Fields, before: string): [string, UploadField][] {
  return Object.entries<Field>(fields).flatMap(([name, field]): [string, UploadField][] => {
    if (isUploadField(field)) return [[`${before}${name}`, field]];
    const within = field.fields ?? field.parts;
    return within ? found(within, `${before}${name}.`) : [];
  });
}

const isUploadField = (field: Field): field is UploadField => traitsOf(field).holds === 'file';

export const invalidFile = (message: string): Problem =>
  new Problem('archivo_invalido', message, { errors: { archivo: message } });

/** Uploader group of a file. Each has its own queue and process, so visitors' files never delay staff's. */
export type Queue = 'staff' | 'visitors';

/** Options of a file inspection; the queue defaults to staff. `signal` is the sender's; see `Arrival`. */
export type InspectionOptions = { queue?: Queue; signal?: AbortSignal | undefined };

/** Sanitizes a name for staff: no folders or invisible characters, 200 characters. */
export const originalName = (name: string): string =>
  (composed(name).split(/[/\\]/).at(-1) ?? '')
    .replace(/[\p{Cc}\p{Cf}\p{DI}\p{Zl}\p{Zp}\p{Cs}\p{Noncharacter_Code_Point}]/gu, '')
    .trim()
    .slice(0, 200) || 'archivo';

/** `Memoria Año 2025.PDF` → `memoria-ano-2025.pdf`; the extension comes from the content. */
export const downloadName = (name: string, extension: string): string =>
  `${slugify(originalName(name).replace(/\.[A-Za-z0-9]{1,5}$/, '')) || 'archivo'}.${extension}`;
