import { type Field, type Fields, traitsOf } from '@coop/domain';
import { oncePer } from '../../platform/oncePer.js';

type Values = Readonly<Record<string, unknown>>;
export type FileUse = { campo: string; id: string };

/**
 * The row with every stored file that it names, those inside repeated groups too, replaced by what `change` gives for
 * it. The path is that of the field: `galeria.imagen`.
 */
export function mapFiles(
  fields: Fields,
  values: Values,
  change: (id: string, path: string) => unknown,
  prefix = '',
): Record<string, unknown> {
  const mapped: Record<string, unknown> = { ...values };
  for (const [name, field] of holdersOf(fields))
    if (Object.hasOwn(values, name)) mapped[name] = mappedValue(field, values[name], prefix + name);
  return mapped;

  function mappedValue({ fields: nested }: Field, value: unknown, path: string): unknown {
    if (!nested) return typeof value === 'string' ? change(value, path) : value;
    if (!Array.isArray(value)) return value;
    return value.map((row: unknown) => (isRecord(row) ? mapFiles(nested, row, change, `${path}.`) : row));
  }
}

/** The fields that hold files, or records that may. Looked for once: rows are read by the thousand. */
const holdersOf = oncePer((fields: Fields) =>
  Object.entries<Field>(fields).filter(([, field]) => field.fields || traitsOf(field).holds === 'file'),
);

/** What was not validated yet may hold anything. */
const isRecord = (row: unknown): row is Values => typeof row === 'object' && row !== null && !Array.isArray(row);

/** Every stored file that a row names, and the field that names it. */
export function filesOf(fields: Fields, values: Values): FileUse[] {
  const uses: FileUse[] = [];
  mapFiles(fields, values, (id, campo) => uses.push({ campo, id }));
  return uses;
}
