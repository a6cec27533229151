import type { Field } from '../language/field.js';
import { traitsOf } from '../language/traits.js';
import { nameKey } from './nameKey.js';

/** Formatting context: the value's row, and the titles of referenced rows by `nameKey`. */
export type Said = { row: Readonly<Record<string, unknown>>; named: ReadonlyMap<string, string> };

/** Formats a value for a document or page; undefined when it is empty. */
export function saidValue(field: Field, value: unknown, { row, named }: Said): string | undefined {
  if (value === null || value === undefined || value === '' || value === false) return undefined;
  const { choices, unit, to } = field;
  if (Array.isArray(value)) return value.length > 0 ? String(value.length) : undefined;
  const text = String(value);
  if (choices) return choices[text] ?? text;
  if (to) return named.get(nameKey(field, text));
  const { said } = traitsOf(field);
  if (said) return said(text, field, row);
  return unit ? `${text} ${unit}` : text;
}
