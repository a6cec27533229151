import { type Field, isDerived, meets } from '../language/field.js';
import type { AnySection } from '../language/section.js';
import { publicFields } from '../language/shape.js';

type Values = Readonly<Record<string, unknown>>;

/** Returns the stored public fields of a row, with their initial value or null where they are not open yet. */
export function openValues(section: AnySection, row: Values): Record<string, unknown> {
  const fields = Object.entries<Field>(publicFields(section.fields)).filter(([, field]) => !isDerived(field));
  return Object.fromEntries(
    fields.map(([name, field]) => [
      name,
      (meets(row, field.openWhen) ? row[name] : undefined) ?? field.initial ?? null,
    ]),
  );
}

/** Returns the given fields plus those that their change may open or close to visitors. */
export const fieldsOpenedBy = (section: AnySection, names: readonly string[]): string[] => [
  ...names,
  ...Object.entries<Field>(section.fields).flatMap(([name, { openWhen = {} }]) =>
    Object.keys(openWhen).some((condition) => names.includes(condition)) ? [name] : [],
  ),
];

/** Returns the fields that become public when the row changes, whatever their values. */
export const newlyOpenFields = (section: AnySection, before: Values, after: Values): string[] =>
  Object.entries<Field>(section.fields)
    .filter(([, { openWhen }]) => openWhen && !meets(before, openWhen) && meets(after, openWhen))
    .map(([name]) => name);
