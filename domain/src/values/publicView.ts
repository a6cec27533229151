import { type Field, isDerived, meets } from '../language/field.js';
import type { AnySection } from '../language/section.js';
import { publicFields } from '../language/shape.js';

/** Returns a section's public projection: internal fields cannot be read, filtered, searched or sorted by. */
export function publicView<S extends AnySection>(section: S): S {
  const { table } = section;
  const fields = publicFields(section.fields);
  const isPublic = (name: string) => Object.hasOwn(fields, name);
  return {
    ...section,
    fields,
    // The calendar is for staff only.
    days: {},
    table: {
      ...table,
      columns: table.columns.filter(isPublic),
      filter: table.filter.filter(isPublic),
      search: table.search.filter(isPublic),
      sort: isPublic(table.sort[0]) ? table.sort : ['publicadoEn', 'DESC'],
    },
  };
}

export const isPreviewable = (section: AnySection): boolean =>
  section.kind === 'publication' && (section.address !== undefined || 'ruta' in section.fields);

/** Returns the public URL of a row, or of the page whose text it is, if any. */
export function publicAddressOf(section: AnySection, row: Readonly<Record<string, unknown>>): string | undefined {
  if (typeof row.ruta === 'string') return row.ruta;
  const { at, sharedPage, byYear, single } = section.publication ?? {};
  if (single) return at;
  if (!at || !row.slug) return undefined;
  if (sharedPage && !byYear) return `${at}#${row.slug}`;
  const year = byYear && row[byYear];
  // From the slug alone, the page redirects to the row's year.
  return year ? `${at}?gestion=${String(year).slice(0, 4)}#${row.slug}` : `${at}/${row.slug}`;
}

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

/** Returns the rows of a list that visitors read on a day: where rows have `vigenteDesde`, those that have begun. */
export function startedRows({ fields }: Field, value: unknown, today: string): unknown {
  if (!fields?.vigenteDesde || !Array.isArray(value)) return value;
  return value.filter(({ vigenteDesde }) => String(vigenteDesde) <= today);
}
