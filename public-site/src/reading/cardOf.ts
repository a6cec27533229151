import {
  type AnyRow,
  type AnySection,
  commonFields,
  type Field,
  kinds,
  type PublicFile,
  publicView,
} from '@coop/domain';
import { dataOf } from './dataOf';
import type { NamedRows } from './readNamed';

type Row = Readonly<Record<string, unknown>>;

/** Bookkeeping fields of every row, without the validity period, which is public. */
const { vigenteDesde: _from, vigenteHasta: _until, ...noted } = { ...commonFields, ...kinds.publication };
const NONE: NamedRows = new Map();

/** Returns a row's title and public list columns, without references, which cost a query each. */
export function cardOf(section: AnySection, row: Row) {
  const { fields, table } = publicView(section);
  const title = section.title(row as AnyRow);
  const columns = table.columns.filter((name) => !Object.hasOwn(noted, name));
  return {
    slug: String(row.slug),
    title,
    picture: pictureOf(section, row),
    data: dataOf(fields, columns, row, NONE)
      .map(({ label, texts }) => [label, texts.map(({ text }) => text).join(', ')] as const)
      .filter(([, text]) => text !== title),
  };
}

export function pictureOf(section: AnySection, row: Row): PublicFile | undefined {
  const found = Object.entries<Field>(publicView(section).fields).find(
    ([name, { kind }]) => kind === 'image' && row[name],
  );
  return found && (row[found[0]] as PublicFile);
}
