import type { Field } from '../language/field.js';
import { traitsOf } from '../language/traits.js';
import { mask } from '../text/numbers.js';

/** Returns the lookup key of a reference's title; keys are unique only in their section. */
export const nameKey = ({ to, by }: Pick<Field, 'to' | 'by'>, value: unknown): string =>
  by ? `${to} ${value}` : String(value);

type FormatContext = { row: Readonly<Record<string, unknown>>; named: ReadonlyMap<string, string> };

/** Formats a value for a document or page; undefined when it is empty. */
export function formatValue(field: Field, value: unknown, { row, named }: FormatContext): string | undefined {
  if (value === null || value === undefined || value === '' || value === false) return undefined;
  const { choices, unit, to } = field;
  if (Array.isArray(value)) return value.length > 0 ? String(value.length) : undefined;
  const text = String(value);
  if (choices) return choices[text] ?? text;
  if (to) return named.get(nameKey(field, text));
  const { format } = traitsOf(field);
  if (format) return format(text, field, row);
  return unit ? `${text} ${unit}` : text;
}

/** Formats a value for other readers, with contact and identifying data masked. */
export function formatMasked(field: Field, value: unknown, of: FormatContext): string | undefined {
  const formatted = formatValue(field, value, of);
  if (formatted === undefined) return undefined;
  if (field.masked) return mask(formatted);
  return traitsOf(field).inPart?.(formatted) ?? formatted;
}
