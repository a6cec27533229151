import { type Field, nameKey } from '@coop/domain';
import type { Cell } from './table.js';

/** What identifiers stand for: people by uid, rows by `nameKey`. */
export type Names = ReadonlyMap<string, string>;

/** The value of a field as a cell: choices by their labels, people and rows by their names. */
export function cellOf(field: Field, value: unknown, names: Names): Cell {
  if (value === null || value === undefined || value === '') return null;
  if (Array.isArray(value)) return value.map((one) => textOf(field, one, names)).join(' | ') || null;
  return textOf(field, value, names);
}

function textOf(field: Field, value: unknown, names: Names): string {
  if (typeof value === 'object') return JSON.stringify(value);
  if (typeof value === 'boolean') return value ? 'Sí' : 'No';
  const { choices = {} } = field;
  const text = String(value);
  if (Object.hasOwn(choices, text)) return choices[text] as string;
  return ['member', 'reference', 'references'].includes(field.kind) ? (names.get(nameKey(field, text)) ?? text) : text;
}
