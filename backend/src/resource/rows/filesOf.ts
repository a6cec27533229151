import { type Field, type Fields, type FileInText, filesInText, traitsOf } from '@coop/domain';
import { oncePer } from '../../platform/oncePer.js';

type Values = Readonly<Record<string, unknown>>;
export type FileUse = { campo: string; id: string };

/**
 * The row with every stored file that it names, those inside repeated groups too, replaced by what `change` gives for
 * it, and every formatted text by what `draw` makes of it. The path is that of the field: `galeria.imagen`.
 */
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

/** The fields that hold files, or records and texts that may. Looked for once: rows are read by the thousand. */
const holdersOf = oncePer((fields: Fields) =>
  Object.entries<Field>(fields).filter(
    ([, field]) => field.fields || field.kind === 'richText' || traitsOf(field).holds === 'file',
  ),
);

/** What was not validated yet may hold anything. */
const isRecord = (row: unknown): row is Values => typeof row === 'object' && row !== null && !Array.isArray(row);

/** Every stored file that a row names, within its texts too, and the field that names it: `contenido.imagen`. */
export function filesOf(fields: Fields, values: Values): FileUse[] {
  const uses: FileUse[] = [];
  mapFiles(
    fields,
    values,
    (id, campo) => uses.push({ campo, id }),
    (html, path, field) => {
      uses.push(
        ...filesInText(html)
          .filter(isTaken(field))
          .map(({ part, id }) => ({ campo: `${path}.${part}`, id })),
      );
      return html;
    },
  );
  return uses;
}

/** A text that takes no documents holds none: where only some are looked for, the others are passed over. */
const isTaken =
  ({ parts = {} }: Field) =>
  ({ part }: FileInText) =>
    Object.hasOwn(parts, part);
