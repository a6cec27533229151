import type { Field } from './field.js';

/** The currency of an amount of that row: its own, or what the sibling it names says; bolivianos where neither does. */
export function currencyOf(field: Field, row: Readonly<Record<string, unknown>>): string {
  const { currency, currencyField } = field as Field & { currency?: string; currencyField?: string };
  return currency ?? (currencyField && row[currencyField] ? String(row[currencyField]) : 'BOB');
}
