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
import type { FileDocument } from '../../ui/documents/DocumentList';

type Row = Readonly<Record<string, unknown>>;
export type Data = readonly (readonly [string, string])[];

/** Part of what a row shows, under the label of its group. */
export type Shown = {
  label: string;
  data: Data;
  texts: readonly string[];
  pictures: readonly { imagen: PublicFile; pie: null }[];
  documents: readonly FileDocument[];
  /** Repeated groups: each of their records. */
  records: readonly { label: string; data: readonly Data[] }[];
};

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

/** Everything that visitors may read of a row, group by group as the section is described. */
export function shownOf(section: AnySection, row: Row): Shown[] {
  const fields: Fields = publicView(section).fields;
  return section.groups
    .map(({ label, fields: names }) =>
      partOf(
        label,
        fields,
        names.filter((name) => fields[name] && row[name]),
        row,
      ),
    )
    .filter((part) =>
      [part.data, part.texts, part.pictures, part.documents, part.records].some(({ length }) => length),
    );
}

function partOf(label: string, fields: Fields, names: readonly string[], row: Row): Shown {
  const those = (is: (field: Field) => boolean) => names.filter((name) => is(fields[name] as Field));
  const labelOf = (name: string) => (fields[name] as Field).label;
  return {
    label,
    data: dataOf(fields, names, row),
    texts: those(({ kind }) => kind === 'richText').map((name) => String(row[name])),
    pictures: those(({ kind }) => kind === 'image').map((name) => ({ imagen: row[name] as PublicFile, pie: null })),
    documents: those(({ kind }) => kind === 'file').map((name) => {
      const archivo = row[name] as PublicFile;
      return { titulo: labelOf(name), archivo, fecha: archivo.creadoEn };
    }),
    records: those(({ kind }) => kind === 'rows').map((name) => {
      const inside = (fields[name] as { fields?: Fields }).fields ?? {};
      return {
        label: labelOf(name),
        data: (row[name] as Row[]).map((one) => dataOf(inside, Object.keys(inside), one)),
      };
    }),
  };
}

/** What fits a line, with its label. */
const dataOf = (fields: Fields, names: readonly string[], row: Row): Data =>
  names.flatMap((name) => {
    const field = fields[name];
    if (!field || !traitsOf(field).inOneLine) return [];
    const said = saidValue(field, row[name], { row, named: new Map() });
    return said === undefined ? [] : [[field.label, said] as const];
  });
