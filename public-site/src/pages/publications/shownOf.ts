import { type AnySection, type Field, type Fields, type PublicFile, publicView } from '@coop/domain';
import { type Data, dataOf } from '../../reading/cardOf';
import type { FileDocument } from '../../ui/documents/DocumentList';

type Row = Readonly<Record<string, unknown>>;

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
