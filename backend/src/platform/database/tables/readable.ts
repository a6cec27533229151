import { type AnySection, type Field, todayInLaPaz } from '@coop/domain';
import { addDays } from '@coop/domain/calendar';
import { and, eq, exists, gte, inArray, isNull, lte, notInArray, or, type SQL } from 'drizzle-orm';
import { alias, type PgColumn, QueryBuilder } from 'drizzle-orm/pg-core';
import { publicado } from '../schema/publicado.js';
import { copiesOf, publications } from './copies.js';
import { startOf } from './isInPhase.js';
import { keysOf } from './keys.js';
import type { RowQuery } from './row-query.js';
import { partsOf } from './sectionQuery.js';

type Window = { vigenteDesde: PgColumn; vigenteHasta: PgColumn };
export const hasStarted = (day: string, { vigenteDesde }: Window = publicado) =>
  or(isNull(vigenteDesde), lte(vigenteDesde, day));
const hasNotEnded = (day: string, { vigenteHasta }: Window = publicado) =>
  or(isNull(vigenteHasta), gte(vigenteHasta, day));

/** Returns the table of a publication's public copies, and their keys. */
export function copiesIn(section: AnySection) {
  const view = copiesOf(section);
  const { table, columns } = partsOf(view);
  const keys = keysOf(view, columns);
  return { table, columns: columns as typeof columns & Window, keyOf: (name: string) => keys.of(name) as SQL };
}

export const isNamed = (section: AnySection, by: string, key: string) => {
  const { columns, keyOf } = copiesIn(section);
  return by === 'slug' ? eq(columns.slug as PgColumn, key) : eq(keyOf(by), key);
};

export const staysAfterEnd = ({ publication }: AnySection) => publication?.afterEnd !== undefined;
export const includesEnded = ({ publication }: AnySection, { equals }: RowQuery) =>
  publication?.afterEnd !== undefined && Object.hasOwn(equals, publication.afterEnd);

/** Publications that hide copies by more than their dates of validity. */
const ruled = publications.filter(
  ({ publication = {} }) => publication.when ?? publication.hiddenDaysAfter ?? publication.visibleWith,
);

/**
 * Returns the condition of public visibility for the rows of all sections: published, in force, and not hidden by the
 * section's rules.
 */
export function readableNow(): SQL {
  const day = todayInLaPaz();
  const names = ruled.map(({ name }) => name);
  const byRules = ruled.map((section) => {
    const { table, columns } = copiesIn(section);
    const visibleIds = new QueryBuilder()
      .select({ id: columns.id })
      .from(table)
      .where(readable(section, false, day));
    return and(eq(publicado.seccion, section.name), inArray(publicado.id, visibleIds));
  });
  return and(hasStarted(day), hasNotEnded(day), or(notInArray(publicado.seccion, names), ...byRules)) as SQL;
}

/**
 * Returns the condition of visibility of a section's copies: published, within their dates, and by the section's rules
 * (a state, another row, or some days after an event).
 */
export function readable(section: AnySection, alsoEnded: boolean, day = todayInLaPaz()): SQL {
  const { columns } = copiesIn(section);
  const inTime = and(hasStarted(day, columns), alsoEnded ? undefined : hasNotEnded(day, columns));
  return and(isOpen(section, day), inTime, isReadWithOther(section, day)) as SQL;
}

/** A row that references another row is visible while that one is; a row without a reference is visible by itself. */
function isReadWithOther(section: AnySection, day: string): SQL | undefined {
  const { visibleWith } = section.publication ?? {};
  if (!visibleWith) return undefined;
  const { table, columns } = copiesIn(section);
  const named = columns[visibleWith] as PgColumn;
  const other = alias(table, 'otra') as unknown as typeof table & Window & { id: PgColumn };
  const readToo = new QueryBuilder()
    .select({ id: other.id })
    .from(other)
    .where(and(eq(other.id, named), hasStarted(day, other), hasNotEnded(day, other)));
  return or(isNull(named), exists(readToo));
}

/** Returns the same condition without the dates. */
export const isOpen = (section: AnySection, day = todayInLaPaz()) =>
  and(
    ...Object.entries<readonly unknown[]>(section.publication?.when ?? {}).map(([name, values]) =>
      inArray(copiesIn(section).keyOf(name), [...values]),
    ),
    ...(section.publication?.hiddenDaysAfter
      ? [notLongAfter(section, day, ...section.publication.hiddenDaysAfter)]
      : []),
  );

function notLongAfter(section: AnySection, day: string, name: string, days: number) {
  const key = copiesIn(section).keyOf(name);
  const { kind } = section.fields[name] as Field;
  const first = addDays(day, -days);
  return or(isNull(key), gte(key, kind === 'dateTime' ? startOf(first) : first));
}
