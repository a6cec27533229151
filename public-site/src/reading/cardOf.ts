import { type AnyRow, type AnySection, everyRow, type Field, kinds, type PublicFile, publicView } from '@coop/domain';
import { dataOf } from './dataOf';
import type { NamedRows } from './readNamed';

type Row = Readonly<Record<string, unknown>>;

/** What the system and the staff note of every row to keep it and to place it; how long it holds is of visitors, too. */
const { vigenteDesde: _from, vigenteHasta: _until, ...noted } = { ...everyRow, ...kinds.publication };
const NONE: NamedRows = new Map();

/**
 * A row on a card: besides its title what its list in the panel has, as far as visitors may read it. A card leads to one page
 * and names no other row: that would be one question more for each.
 */
export function cardOf(section: AnySection, row: Row) {
  const { fields, table } = publicView(section);
  const title = section.title(row as AnyRow);
  const columns = table.columns.filter((name) => !Object.hasOwn(noted, name));
  return {
    slug: String(row.slug),
    title,
    picture: pictureOf(section, row),
    data: dataOf(fields, columns, row, NONE)
      .map(({ label, said }) => [label, said.map(({ text }) => text).join(', ')] as const)
      .filter(([, said]) => said !== title),
  };
}

/** The first picture of a row. */
export function pictureOf(section: AnySection, row: Row): PublicFile | undefined {
  const found = Object.entries<Field>(publicView(section).fields).find(
    ([name, { kind }]) => kind === 'image' && row[name],
  );
  return found && (row[found[0]] as PublicFile);
}
