import type { Field } from '../language/field.js';
import { traitsOf } from '../language/traits.js';
import { nameKey } from './nameKey.js';

/** Whose value it is: its row, and the titles of the rows that references lead to, by `nameKey`. */
export type Said = { row: Readonly<Record<string, unknown>>; named: ReadonlyMap<string, string> };

/** A value as people read it in a document or on a page; undefined when there is none. */
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
