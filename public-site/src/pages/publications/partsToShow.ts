import {
  type AnyRow,
  type AnySection,
  type Field,
  type Fields,
  type OnPage,
  type PublicFile,
  publicFields,
  publicView,
  traitsOf,
} from '@coop/domain';
import { type Datum, dataOf } from '../../reading/dataOf';
import type { NamedRows } from '../../reading/readNamed';
import type { FileDocument } from '../../ui/documents/DocumentList';

type Row = Readonly<Record<string, unknown>>;

export type Part = {
  data: readonly Datum[];
  texts: readonly string[];
  pictures: readonly { imagen: PublicFile; pie: null }[];
  documents: readonly FileDocument[];
  records: readonly { label: string; each: readonly Part[] }[];
};

export type LabelledPart = Part & { label: string };

/** The validity period belongs to no field group of a section: it comes from the section's kind. */
const VALIDITY = { label: 'Vigencia', fields: ['vigenteDesde', 'vigenteHasta'] };

/** Returns a row's field groups and validity, without the title. `named`: rows that it references. */
export function partsToShow(section: AnySection, row: Row, named: NamedRows): LabelledPart[] {
  const { fields } = publicView(section);
  const title = section.title(row as AnyRow);
  return [...section.groups, VALIDITY]
    .map(({ label, fields: names }) => ({ label, ...partOf(fields, names, row, named) }))
    .map(({ data, ...part }) => ({
      ...part,
      data: data.filter(({ texts }) => !texts.every(({ text }) => text === title)),
    }))
    .filter((part) => !isEmpty(part));
}

function partOf(fields: Fields, names: readonly string[], row: Row, named: NamedRows): Part {
  const valuesOf = (as: OnPage) =>
    names.flatMap((name) => {
      const field = fields[name];
      return field && row[name] && traitsOf(field).onPage === as ? [{ field, value: row[name] }] : [];
    });
  return {
    data: dataOf(fields, names, row, named),
    texts: valuesOf('prose').map(({ value }) => String(value)),
    pictures: valuesOf('picture').map(({ value }) => ({ imagen: value as PublicFile, pie: null })),
    documents: valuesOf('document').map(({ field, value }) => documentOf(field, value as PublicFile)),
    records: valuesOf('records').flatMap(({ field, value }) => recordsOf(field, value as Row[], named)),
  };
}

const documentOf = ({ label }: Field, archivo: PublicFile): FileDocument => ({
  titulo: label,
  archivo,
  fecha: archivo.creadoEn,
});

function recordsOf({ label, fields = {} }: Field, records: readonly Row[], named: NamedRows) {
  const open = publicFields(fields);
  const each = records.map((one) => partOf(open, Object.keys(open), one, named)).filter((part) => !isEmpty(part));
  return each.length > 0 ? [{ label, each }] : [];
}

const isEmpty = ({ data, texts, pictures, documents, records }: Part) =>
  [data, texts, pictures, documents, records].every(({ length }) => length === 0);
