import { type AnySection, type Field, isPhase } from '@coop/domain';
import { type SQL, sql } from 'drizzle-orm';
import { index, type PgColumn, type PgTableExtraConfigValue } from 'drizzle-orm/pg-core';
import { isByDay } from './isInPhase.js';
import { collated, runOf } from './keys.js';
import { filterableFields, listedChoices, listedFields } from './listedFields.js';
import { snakeCase } from './names.js';
import { SEARCHED } from './searchedColumn.js';
import { searchedText } from './textSearch.js';

type ColumnOf = (name: string) => PgColumn;

/** Indexes for sorting, filtering and searching a section's list, from its definition. */
export const listIndexes = (section: AnySection, column: ColumnOf): PgTableExtraConfigValue[] => [
  ...distinctColumns(listedFields(section), column).map((name) =>
    index(listIndexName(section, name)).on(...inOrder(section, name, column)),
  ),
  ...listedChoices(section).map((name) => index(listIndexName(section, name)).using('gin', column(name))),
  ...Object.entries(comparedColumns(section, column)).map(([name, isSo]) =>
    index(listIndexName(section, name)).on(sql`(${isSo})`, column('id')),
  ),
  ...(section.table.search.length > 0
    ? [index(listIndexName(section, SEARCHED)).using('gin', sql`${searched(section, column)} gin_trgm_ops`)]
    : []),
];

function inOrder(section: AnySection, name: string, column: ColumnOf): [SQL, SQL | PgColumn] {
  const key = collated(section.fields[name] as Field, column(name)) as SQL;
  if (runOf(section, name, column(name)) === 'ASC') return [key, column('id')];
  return [sql`${key} desc nulls last`, sql`${column('id')} desc`];
}

const searched = (section: AnySection, column: ColumnOf) =>
  section.kind === 'log' ? sql`(${searchedText(section.table.search.map(column))})` : column(SEARCHED);

/** The view of a log may map two fields to one column. */
const distinctColumns = (names: readonly string[], column: ColumnOf) => [
  ...new Map(names.map((name) => [column(name).name, name])).values(),
];

/** PostgreSQL truncates names at 63 bytes, so the distinctive part is at the end. */
const listIndexName = ({ name }: AnySection, field: string): string => {
  const ending = `_${snakeCase(field)}_lista`;
  return snakeCase(name).slice(0, 60 - ending.length) + ending;
};

/**
 * Phases that compare two columns, which no index on either column serves: phase → condition. Indexed as an expression,
 * for which the database keeps statistics.
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
