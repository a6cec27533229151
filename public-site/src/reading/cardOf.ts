import {
  type AnyRow,
  type AnySection,
  type Field,
  type Fields,
  type PublicFile,
  publicView,
  saidValue,
  traitsOf,
} from '@coop/domain';

type Row = Readonly<Record<string, unknown>>;
export type Data = readonly (readonly [string, string])[];

/** A row on a card: besides its title what its list in the panel has, as far as visitors may read it. */
export function cardOf(section: AnySection, row: Row) {
  const { fields, table } = publicView(section);
  const title = section.title(row as AnyRow);
  return {
    slug: String(row.slug),
    title,
    picture: pictureOf(section, row),
    data: dataOf(fields, table.columns, row).filter(([, said]) => said !== title),
  };
}

/** The first picture of a row. */
export function pictureOf(section: AnySection, row: Row): PublicFile | undefined {
  const found = Object.entries<Field>(publicView(section).fields).find(
    ([name, { kind }]) => kind === 'image' && row[name],
  );
  return found && (row[found[0]] as PublicFile);
}

/** What fits a line, with its label. */
export const dataOf = (fields: Fields, names: readonly string[], row: Row): Data =>
  names.flatMap((name) => {
    const field = fields[name];
    if (!field || !traitsOf(field).inOneLine) return [];
    const said = saidValue(field, row[name], { row, named: new Map() });
    return said === undefined ? [] : [[field.label, said] as const];
  });
