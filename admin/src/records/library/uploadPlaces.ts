import { type AnySection, type Field, type Fields, sectionList, traitsOf } from '@coop/domain';
import type { FileType } from '@coop/domain/fileTypes';

/** A field that accepts uploads, with its group and label: `Novedades`, `Galería, Imagen`. */
export type UploadPlace = {
  seccion: string;
  campo: string;
  group: string;
  label: string;
  types: readonly FileType[];
  maxMegabytes: number;
  asksAlternative: boolean;
};

/** Returns the fields this user may upload for. The field sets a file's type, size limit and visibility. */
export const uploadPlaces = (canWrite: (section: string) => boolean): UploadPlace[] =>
  (sectionList as readonly AnySection[])
    .filter(({ name }) => canWrite(name))
    .flatMap(({ name, label, fields }) =>
      filesIn(fields).map((place) => ({ ...place, seccion: name, group: label.many })),
    );

type FieldPlace = Omit<UploadPlace, 'seccion' | 'group'>;

const filesIn = (fields: Fields): FieldPlace[] =>
  Object.entries<Field>(fields).flatMap(([campo, field]): FieldPlace[] => {
    const within = field.fields ?? field.parts;
    if (within)
      return filesIn(within).map((one) => ({
        ...one,
        campo: `${campo}.${one.campo}`,
        label: `${field.label}, ${one.label}`,
      }));
    if (traitsOf(field).holds !== 'file' || field.private) return [];
    const { label, kind, types = [], maxMegabytes = 0 } = field;
    return [{ campo, label, types, maxMegabytes, asksAlternative: kind === 'image' }];
  });
