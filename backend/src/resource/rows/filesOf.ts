import { type Field, type Fields, type FileInText, filesInText, traitsOf } from '@coop/domain';

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
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      mapped(Object.hasOwn(fields, name) ? fields[name] : undefined, value, prefix + name),
    ]),
  );

  function mapped(field: Field | undefined, value: unknown, path: string): unknown {
    if (!field) return value;
    const { fields: nested } = field;
    if (nested && Array.isArray(value))
      return value.map((row: unknown) => (isRecord(row) ? mapFiles(nested, row, change, draw, `${path}.`) : row));
    if (field.kind === 'richText' && typeof value === 'string') return draw(value, path, field);
    return traitsOf(field).holds === 'file' && typeof value === 'string' ? change(value, path) : value;
  }
}

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
