import {
  type AnyRow,
  type Field,
  type Fields,
  findSection,
  nameKey,
  publicAddressOf,
  publicFields,
  type SectionName,
} from '@coop/domain';
import type { Leer } from './leer';

type Row = Readonly<Record<string, unknown>>;
type NamedRow = { text: string; href?: string };

/** Referenced rows by `nameKey`: their names, and their addresses where they have a page. */
export type NamedRows = ReadonlyMap<string, NamedRow>;

/** Limits of one query: ids in a filter, and rows to search for a key. */
const MAX_IDS = 20;
const MAX_KEYS = 200;

export async function readNamed(leer: Leer, fields: Fields, row: Row, signal?: AbortSignal): Promise<NamedRows> {
  const all = referencesIn(publicFields(fields), row);
  const targets = [...new Map(all.map(([field]) => [`${field.to} ${field.by}`, field])).values()];
  const found = await Promise.all(
    targets.map((target) => {
      const values = all.flatMap(([{ to, by }, value]) => (to === target.to && by === target.by ? [value] : []));
      return readTarget(leer, target, [...new Set(values)], signal);
    }),
  );
  return new Map(found.flat());
}

type Reference = readonly [field: Field, value: string];

const referencesIn = (fields: Fields, row: Row): Reference[] =>
  Object.entries<Field>(fields).flatMap(([name, field]): Reference[] => {
    const value = row[name];
    if (field.fields && Array.isArray(value))
      return value.flatMap((record) => referencesIn(field.fields as Fields, record));
    return field.to && value ? [value].flat().map((one) => [field, String(one)] as const) : [];
  });

/** Resolves a reference only if its section is published: visitors can't read other sections. */
async function readTarget(
  leer: Leer,
  field: Field,
  values: string[],
  signal?: AbortSignal,
): Promise<[string, NamedRow][]> {
  const section = findSection(field.to ?? '');
  if (!section?.publication) return [];
  const rows: readonly Row[] = await rowsOf(leer, section.name as SectionName, field.by, values, signal);
  return rows.map((row) => {
    const href = publicAddressOf(section, row);
    const named = { text: section.title(row as AnyRow), ...(href && { href }) };
    return [nameKey(field, String(row[field.by ?? 'id'])), named];
  });
}

async function rowsOf(leer: Leer, name: SectionName, by: string | undefined, values: string[], signal?: AbortSignal) {
  // Filters in memory: a section's list may not be filterable by this key.
  if (by) return leer.filas(name, { range: [0, MAX_KEYS - 1] }, signal);
  const parts = Array.from({ length: Math.ceil(values.length / MAX_IDS) }, (_, at) =>
    values.slice(at * MAX_IDS, (at + 1) * MAX_IDS),
  );
  const found = await Promise.all(parts.map((id) => leer.filas(name, { filter: { id } }, signal)));
  return found.flat();
}
