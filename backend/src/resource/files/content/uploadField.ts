import { type AnySection, type Field, type Fields, type FileType, findSection, traitsOf } from '@coop/domain';
import { invalidData } from '../../../platform/http/problem.js';
import { memoizeByKey } from '../../../platform/memoizeByKey.js';

export type PictureType = Exclude<FileType, 'pdf' | 'csv'>;

/** A field that holds a file. */
export type UploadField = Field & {
  readonly kind: 'image' | 'file';
  readonly types: readonly FileType[];
  readonly maxMegabytes: number;
  readonly private: boolean;
  readonly replaceable: boolean;
};

/**
 * Returns the field of a file: `imagen`, or `galeria.imagen` inside rows and texts. Throws a 422 when there is none.
 */
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
