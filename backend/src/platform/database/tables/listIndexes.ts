import { type AnySection, type Field, isPhase } from '@coop/domain';
import { type SQL, sql } from 'drizzle-orm';
import { index, type PgColumn, type PgTableExtraConfigValue } from 'drizzle-orm/pg-core';
import { isByDay } from './isInPhase.js';
import { collated } from './keys.js';
import { filterableFields, listedChoices, listedFields } from './listedFields.js';
import { snakeCase } from './names.js';
import { SEARCHED } from './searchedColumn.js';
import { searchedText } from './textSearch.js';

type ColumnOf = (name: string) => PgColumn;

/** What the list of a section sorts, filters and searches by, as its description says. */
export const listIndexes = (section: AnySection, column: ColumnOf): PgTableExtraConfigValue[] => [
  ...oncePerColumn(listedFields(section), column).map((name) =>
    index(listIndexName(section, name)).on(collated(section.fields[name] as Field, column(name)) as SQL, column('id')),
  ),
  ...listedChoices(section).map((name) => index(listIndexName(section, name)).using('gin', column(name))),
  ...Object.entries(comparedColumns(section, column)).map(([name, isSo]) =>
    index(listIndexName(section, name)).on(sql`(${isSo})`, column('id')),
  ),
  ...(section.table.search.length > 0
    ? [index(listIndexName(section, SEARCHED)).using('gin', sql`${searched(section, column)} gin_trgm_ops`)]
    : []),
];

const searched = (section: AnySection, column: ColumnOf) =>
  section.kind === 'log' ? sql`(${searchedText(section.table.search.map(column))})` : column(SEARCHED);

/** The view of a log may say one column twice. */
const oncePerColumn = (names: readonly string[], column: ColumnOf) => [
  ...new Map(names.map((name) => [column(name).name, name])).values(),
];

/** PostgreSQL cuts names at 63 bytes: what tells them apart stands last. */
const listIndexName = ({ name }: AnySection, field: string): string => {
  const ending = `_${snakeCase(field)}_lista`;
  return snakeCase(name).slice(0, 60 - ending.length) + ending;
};

/**
 * Rows told by how two of their columns stand to each other, which no index of either knows: phase → condition. It stands in
 * the index as a column, of which the database knows how often it holds.
 */
function comparedColumns(section: AnySection, column: ColumnOf): Record<string, SQL> {
  const found: Record<string, SQL> = {};
  for (const name of filterableFields(section)) {
    const field = section.fields[name] as Field;
    if (!isPhase(field)) continue;
    for (const [value, demand] of field.cases.flatMap(({ when }) => Object.entries(when))) {
      const { kind } = section.fields[value] as Field;
      const key = name in found ? `${name}${Object.keys(found).length}` : name;
      if ('differsFrom' in demand) found[key] = sql`${column(value)} is distinct from ${column(demand.differsFrom)}`;
      if ('byDayOf' in demand) found[key] = sql`${isByDay(column(value), kind, column(demand.byDayOf))}`;
    }
  }
  return found;
}
