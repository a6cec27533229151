import type { Field } from './field.js';

/** Returns the currency of an amount: its own, or its sibling's value; BOB by default. */
export function currencyOf({ currency, currencyField }: Field, row: Readonly<Record<string, unknown>>): string {
  return currency ?? (currencyField && row[currencyField] ? String(row[currencyField]) : 'BOB');
}
