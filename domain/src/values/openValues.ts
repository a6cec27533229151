import { type Field, isDerived, meets } from '../language/field.js';
import type { AnySection } from '../language/section.js';
import { publicFields } from '../language/shape.js';

type Values = Readonly<Record<string, unknown>>;

/** What visitors may read of a row, as it is stored: its public fields, empty those that are not open yet. */
export function openValues(section: AnySection, row: Values): Record<string, unknown> {
  const fields = Object.entries<Field>(publicFields(section.fields)).filter(([, field]) => !isDerived(field));
  return Object.fromEntries(
    fields.map(([name, field]) => [
      name,
      (meets(row, field.openWhen) ? row[name] : undefined) ?? field.initial ?? null,
    ]),
  );
}

/** The fields that a change of these may open or close to visitors, and these. */
export const openedBy = (section: AnySection, names: readonly string[]): string[] => [
  ...names,
  ...Object.entries<Field>(section.fields).flatMap(([name, { openWhen = {} }]) =>
    Object.keys(openWhen).some((condition) => names.includes(condition)) ? [name] : [],
  ),
];

/** The fields that visitors begin to read as the row becomes another, whatever stands in them. */
export const opensBetween = (section: AnySection, before: Values, after: Values): string[] =>
  Object.entries<Field>(section.fields)
    .filter(([, { openWhen }]) => openWhen && !meets(before, openWhen) && meets(after, openWhen))
    .map(([name]) => name);
