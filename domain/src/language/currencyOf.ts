import type { Field } from './field.js';

/** The currency of an amount of that row: its own, or what the sibling it names says; bolivianos where neither does. */
export function currencyOf({ currency, currencyField }: Field, row: Readonly<Record<string, unknown>>): string {
  return currency ?? (currencyField && row[currencyField] ? String(row[currencyField]) : 'BOB');
}
