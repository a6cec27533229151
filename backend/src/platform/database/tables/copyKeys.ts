import { type AnySection, type Field, isDerived, publicView } from '@coop/domain';
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { collatedCopy, type Keys } from './keys.js';
import { listedChoices, listedFields } from './listedFields.js';

/**
 * Returns the fields of a public copy that lists or visibility rules query by value. They are stored apart from the
 * prose, so that filters need not read it.
 */
export function askedFields(section: AnySection): string[] {
  const { when = {}, daysAfter, afterEnd, onlyWith } = section.publication ?? {};
  const view = publicView(section);
  const named = [
    ...listedFields(view),
    ...listedChoices(view),
    ...Object.keys(when),
    ...(daysAfter ? [daysAfter[0]] : []),
    ...(afterEnd ? [afterEnd] : []),
    ...(onlyWith ? [onlyWith] : []),
    ...section.unique.flatMap(({ fields }) => fields),
    ...Object.values<Field>(view.fields).flatMap(({ currencyField }) => currencyField ?? []),
  ];
  return [...new Set(named)].filter((name) => {
    const field = view.fields[name] as Field | undefined;
    return field !== undefined && !isDerived(field);
  });
}

/**
 * Returns the keys of a section's public copies, in their `claves` column. Names come from the section's definition.
 */
export const copyKeys = (section: AnySection, claves: SQLWrapper): Keys => ({
  of: (name) => copyKey(section.fields[name] as Field, name, claves),
  written: (value) => (typeof value === 'boolean' ? String(value) : value),
  runs: (name) => (name === section.table.sort[0] ? section.table.sort[1] : 'ASC'),
  // Copies may follow an older section definition.
  mayBeStrange: () => true,
});

function copyKey(field: Field, name: string, claves: SQLWrapper): SQL {
  if (!/^[A-Za-z0-9]+$/.test(name)) throw new Error(`${name} is no name of a field`);
  const text = sql`(${claves} ->> ${sql.raw(`'${name}'`)})`;
  return field.kind === 'choices' ? text : sql`(${collatedCopy(field, text)})`;
}
