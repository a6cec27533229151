import { type Field, type Fields, formatValue, nameKey, traitsOf } from '@coop/domain';
import type { NamedRows } from './readNamed';

type Row = Readonly<Record<string, unknown>>;

export type LinkedText = { text: string; href?: string };
export type Datum = { label: string; texts: readonly LinkedText[] };

/** Returns the brief values of those fields of a row; `named` holds the rows that it references. */
export const dataOf = (fields: Fields, names: readonly string[], row: Row, named: NamedRows): Datum[] =>
  names.flatMap((name) => {
    const field = fields[name];
    const texts = field ? formatField(field, row[name], row, named) : [];
    return field && texts.length > 0 ? [{ label: field.label, texts }] : [];
  });

function formatField(field: Field, value: unknown, row: Row, named: NamedRows): LinkedText[] {
  const { onPage } = traitsOf(field);
  const values = [value].flat();
  if (onPage === 'titles') return values.flatMap((one) => named.get(nameKey(field, String(one))) ?? []);
  if (onPage !== 'words' && typeof onPage === 'string') return [];
  return values.flatMap((one) => {
    const text = formatValue(field, one, { row, named: new Map() });
    if (text === undefined) return [];
    return [{ text, ...(typeof onPage === 'object' && { href: onPage.to(String(one)) }) }];
  });
}
