import { type Field, type Fields, type FileInText, filesInText, traitsOf } from '@coop/domain';
import { memoizeByKey } from '../../platform/memoizeByKey.js';

type Values = Readonly<Record<string, unknown>>;
export type FileUse = { campo: string; id: string };

/** Maps a row's file ids with `change` and rich texts with `draw`; path: `galeria.imagen`. */
export function mapFiles(
  fields: Fields,
  values: Values,
  change: (id: string, path: string) => unknown,
  draw: (html: string, path: string, field: Field) => string = (html) => html,
  prefix = '',
): Record<string, unknown> {
  const mapped: Record<string, unknown> = { ...values };
  for (const [name, field] of holdersOf(fields))
    if (Object.hasOwn(values, name)) mapped[name] = mappedValue(field, values[name], prefix + name);
  return mapped;

  function mappedValue(field: Field, value: unknown, path: string): unknown {
    const { fields: nested } = field;
    if (!nested) {
      if (typeof value !== 'string') return value;
      return field.kind === 'richText' ? draw(value, path, field) : change(value, path);
    }
    if (!Array.isArray(value)) return value;
    return value.map((row: unknown) => (isRecord(row) ? mapFiles(nested, row, change, draw, `${path}.`) : row));
  }
}

/** Fields that hold files, or records and texts that may. Memoized, since rows are read by the thousand. */
const holdersOf = memoizeByKey((fields: Fields) =>
  Object.entries<Field>(fields).filter(
    ([, field]) => field.fields || field.kind === 'richText' || traitsOf(field).holds === 'file',
  ),
);

/** Unvalidated input may hold any value. */
const isRecord = (row: unknown): row is Values => typeof row === 'object' && row !== null && !Array.isArray(row);

/** Returns every file that a row uses, inside rich text too, with the path of its field: `contenido.imagen`. */
export function filesOf(fields: Fields, values: Values): FileUse[] {
  const uses: FileUse[] = [];
  mapFiles(
    fields,
    values,
    (id, campo) => uses.push({ campo, id }),
    (html, path, field) => {
      uses.push(
        ...filesInText(html)
          .filter(acceptsPart(field))
          .map(({ part, id }) => ({ campo: `${path}.${part}`, id })),
      );
      return html;
    },
  );
  return uses;
}

/** Filters the parts that the field accepts: `fields` may be a subset, such as only the document fields. */
const acceptsPart =
  ({ parts = {} }: Field) =>
  ({ part }: FileInText) =>
    Object.hasOwn(parts, part);
