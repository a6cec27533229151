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
type Named = { text: string; href?: string };

/** The rows that another refers to, by `nameKey`: what each is called, and where it has a page. */
export type NamedRows = ReadonlyMap<string, Named>;

/** As many as one question may ask for by identifier, and as many as are looked through for a key. */
const MOST_IDS = 20;
const MOST_KEYS = 200;

/** What a row refers to, repeated groups included, as far as visitors read it. */
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

/** Only what is published is read by visitors: of any other section nothing is asked. */
async function readTarget(
  leer: Leer,
  field: Field,
  values: string[],
  signal?: AbortSignal,
): Promise<[string, Named][]> {
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
  // A key need not be among what filters the list of its section.
  if (by) return leer.filas(name, { range: [0, MOST_KEYS - 1] }, signal);
  const parts = Array.from({ length: Math.ceil(values.length / MOST_IDS) }, (_, at) =>
    values.slice(at * MOST_IDS, (at + 1) * MOST_IDS),
  );
  const found = await Promise.all(parts.map((id) => leer.filas(name, { filter: { id } }, signal)));
  return found.flat();
}
