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

/** The sections that visitors read. */
export const publications = (sectionList as readonly AnySection[]).filter(({ kind }) => kind === 'publication');

/** Of every section: what is published, in force, and not kept from visitors by its own description. */
export const readableNow = (): SQL => or(...publications.map((section) => readable(section, false))) as SQL;

/** Published, within its dates, and as the section itself limits it: by a state, by another row, or some days after an event. */
export const readable = (section: AnySection, alsoEnded: boolean, day = todayInLaPaz()) =>
  and(isOpen(section, day), hasBegun(day), alsoEnded ? undefined : hasNotEnded(day), isReadWithOther(section, day));

const other = alias(publicado, 'otra');

/** What names another row of its section is read while that one is; what names none, by itself. */
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

/** Said in the words of the statement: the indexes of a section are of its rows alone, which no parameter tells. */
const isOf = ({ name }: AnySection) => sql`${publicado.seccion} = ${sql.raw(`'${name}'`)}`;

/** The same whatever days it holds between. */
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
