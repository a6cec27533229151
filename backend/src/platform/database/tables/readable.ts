import { type AnySection, type Field, publicView, sectionList, todayInLaPaz } from '@coop/domain';
import { addDays } from '@coop/domain/calendar';
import { and, eq, exists, gte, inArray, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import { alias, type PgColumn, QueryBuilder } from 'drizzle-orm/pg-core';
import { oncePer } from '../../oncePer.js';
import { publicado } from '../schema/publicado.js';
import { copyKeys } from './copyKeys.js';
import { startOf } from './isInPhase.js';
import type { RowQuery } from './row-query.js';

export const keysFor = oncePer((section: AnySection) => copyKeys(publicView(section), publicado.claves));

type Window = { vigenteDesde: PgColumn; vigenteHasta: PgColumn };
export const hasBegun = (day: string, { vigenteDesde }: Window = publicado) =>
  or(isNull(vigenteDesde), lte(vigenteDesde, day));
const hasNotEnded = (day: string, { vigenteHasta }: Window = publicado) =>
  or(isNull(vigenteHasta), gte(vigenteHasta, day));

export const isNamed = (section: AnySection, by: string, key: string) =>
  by === 'id' ? eq(publicado.id, key) : eq(keysFor(section).of(by) as SQL, key);

export const staysAfterEnd = ({ publication }: AnySection) => publication?.afterEnd !== undefined;
export const asksForEnded = ({ publication }: AnySection, { equals }: RowQuery) =>
  publication?.afterEnd !== undefined && Object.hasOwn(equals, publication.afterEnd);

/** Sections with public content. */
export const publications = (sectionList as readonly AnySection[]).filter(({ kind }) => kind === 'publication');

/**
 * Returns the condition of public visibility for all sections: published, in force, and not hidden by the section's
 * rules.
 */
export const readableNow = (): SQL => or(...publications.map((section) => readable(section, false))) as SQL;

/**
 * Returns the condition of visibility: published, within its dates, and by the section's rules (a state, another row,
 * or some days after an event).
 */
export const readable = (section: AnySection, alsoEnded: boolean, day = todayInLaPaz()) =>
  and(isOpen(section, day), hasBegun(day), alsoEnded ? undefined : hasNotEnded(day), isReadWithOther(section, day));

const other = alias(publicado, 'otra');

/** A row that references another row is visible while that one is; a row without a reference is visible by itself. */
function isReadWithOther(section: AnySection, day: string): SQL | undefined {
  const { onlyWith } = section.publication ?? {};
  if (!onlyWith) return undefined;
  const named = keysFor(section).of(onlyWith);
  const readToo = new QueryBuilder()
    .select({ id: other.id })
    .from(other)
    .where(and(sql`${other.id} = (${named})::uuid`, hasBegun(day, other), hasNotEnded(day, other)));
  return or(isNull(named), exists(readToo));
}

/** Inlined as a literal: the section's partial indexes don't match a parameter. */
const isOf = ({ name }: AnySection) => sql`${publicado.seccion} = ${sql.raw(`'${name}'`)}`;

/** Returns the same condition without the dates. */
export const isOpen = (section: AnySection, day = todayInLaPaz()) =>
  and(
    isOf(section),
    ...Object.entries<readonly unknown[]>(section.publication?.when ?? {}).map(([name, values]) =>
      inArray(keysFor(section).of(name) as SQL, values.map(String)),
    ),
    ...(section.publication?.daysAfter ? [notLongAfter(section, day, ...section.publication.daysAfter)] : []),
  );

function notLongAfter(section: AnySection, day: string, name: string, days: number) {
  const key = keysFor(section).of(name);
  const { kind } = section.fields[name] as Field;
  const first = addDays(day, -days);
  return or(isNull(key), gte(key as SQL, kind === 'dateTime' ? startOf(first) : first));
}
