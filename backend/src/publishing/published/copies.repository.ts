import { createHash } from 'node:crypto';
import { type AnySection, type Field, followsInstant, isPhase, todayInLaPaz } from '@coop/domain';
import { and, eq, gte, inArray, isNull, lte, or, type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.js';
import { preparedOn } from '../../platform/database/pool/preparedOn.js';
import { publicado } from '../../platform/database/schema/publicado.js';
import { isInPhase } from '../../platform/database/tables/isInPhase.js';
import { asksForEnded, keysFor, readable, staysAfterEnd } from '../../platform/database/tables/readable.js';
import { MOST_COUNTED } from '../../platform/database/tables/readPage.js';
import type { RowQuery } from '../../platform/database/tables/row-query.js';
import { segmentsOf } from '../../platform/database/tables/segments.js';
import { oncePer } from '../../platform/oncePer.js';

type PublicData = Record<string, unknown>;

/**
 * Returns the first rows of a list in index order, without counting or sorting the rest. The statement is prepared once
 * per query shape, because planning costs many times more than reading a few rows. Query values are placeholders. The
 * row limit is a literal: for an unknown LIMIT, PostgreSQL estimates a tenth of the rows.
 */
export async function readFirst(
  database: Database,
  section: AnySection,
  query: RowQuery,
  most: number,
): Promise<PublicData[]> {
  const { values, ...asked } = withPlaces(section, query);
  const shape = `${section.name} ${most} ${JSON.stringify(asked.query)}`;
  const parts = known.get(shape) ?? prepareFirst(section, asked.query, most, `rows ${hashOf(shape)}`);
  known.set(shape, parts);
  const rows: { datos: PublicData }[] = [];
  for (const part of parts(database)) {
    rows.push(...(await part.execute(values)));
    if (rows.length >= most) break;
  }
  return rows.slice(0, most).map(({ datos }) => datos);
}

/** Prepared statements by query shape. The map is bounded, since the pages' code defines the shapes. */
const known = new Map<string, ReturnType<typeof prepareFirst>>();

const prepareFirst = (section: AnySection, query: RowQuery, most: number, statement: string) =>
  preparedOn(
    statement,
    (on, name) => {
      const where = and(readable(section, asksForEnded(section, query)), filterOf(section, query));
      return segmentsOf(section, query, keysFor(section), publicado.id, section.table.sort).map((segment, at) =>
        on
          .select({ datos: publicado.datos })
          .from(publicado)
          .where(and(where, segment.where))
          .orderBy(...segment.order)
          .limit(written(most))
          .prepare(name && `${name} ${at}`),
      );
    },
    untilOf(section),
  );

/** Returns the prepared query for one copy by slug. */
export const findingNamed = oncePer((section: AnySection) =>
  preparedOn(
    `copy of ${section.name}`,
    (on, name) =>
      on
        .select({ datos: publicado.datos })
        .from(publicado)
        .where(and(readable(section, staysAfterEnd(section)), eq(publicado.slug, sql.placeholder('slug'))))
        .prepare(name),
    untilOf(section),
  ),
);

/** Returns the prepared count of a section's readable copies, up to MOST_COUNTED + 1. */
export const counting = oncePer((section: AnySection) =>
  preparedOn(
    `count ${section.name}`,
    (on, name) => {
      const some = on
        .select({ one: sql`1`.as('one') })
        .from(publicado)
        .where(readable(section, false))
        .limit(written(MOST_COUNTED + 1))
        .as('some');
      return on.select({ total: sql<number>`count(*)::int` }).from(some).prepare(name);
    },
    untilOf(section),
  ),
);

/**
 * Returns the function that dates a statement, which is prepared again when its value changes. The value is the day in
 * the SQL, or the instant in sections with instant-based fields.
 */
const untilOf = (section: AnySection) =>
  Object.values<Field>(section.fields).some(followsInstant) ? () => new Date().toISOString() : () => todayInLaPaz();

/** PostgreSQL truncates long statement names. */
const hashOf = (shape: string) => createHash('sha256').update(shape).digest('base64url').slice(0, 22);

/** Writes the limit as a literal, where drizzle types accept only a placeholder. */
const written = (most: number) => sql.raw(String(most)) as unknown as Placeholder;

/** Replaces the query's values with placeholders. Phases and nulls stay, because they change the SQL text. */
function withPlaces(section: AnySection, query: RowQuery): { query: RowQuery; values: Record<string, unknown> } {
  const keys = keysFor(section);
  const values: Record<string, unknown> = {};
  const placeOf = (value: unknown) => {
    const name = `v${Object.keys(values).length}`;
    values[name] = value;
    return sql.placeholder(name);
  };
  const equals = Object.entries(query.equals).map(([name, accepted]) => {
    if (isPhase(section.fields[name] as Field)) return [name, accepted];
    return [name, accepted.map((value) => (value === null ? null : placeOf(keys.written(value))))];
  });
  const between = Object.entries(query.between).map(([name, bounds]) => [
    name,
    Object.fromEntries(
      Object.entries(bounds).map(([end, value]) => [end, value === undefined ? value : placeOf(value)]),
    ),
  ]);
  const { range, ...rest } = query;
  return { query: { ...rest, equals: Object.fromEntries(equals), between: Object.fromEntries(between) }, values };
}

/** Returns the query's filters as SQL, without the readability condition. */
export function filterOf(section: AnySection, { equals, between }: RowQuery): SQL | undefined {
  const keys = keysFor(section);
  const oneOf = (name: string, values: readonly unknown[]) => {
    const field = section.fields[name] as Field;
    const given = values.filter((value) => value !== null);
    if (isPhase(field)) return isInPhase(field, given, section, keys);
    const key = keys.of(name);
    const among = given.length > 0 ? inArray(key as SQL, given.map(keys.written)) : sql`false`;
    return given.length === values.length ? among : or(among, isNull(key));
  };
  return and(
    ...Object.entries(equals).map(([name, values]) =>
      name === 'id' ? inArray(publicado.id, values as string[]) : oneOf(name, values),
    ),
    ...Object.entries(between).flatMap(([name, { from, to }]) => [
      from === undefined ? undefined : gte(keys.of(name) as SQL, from),
      to === undefined ? undefined : lte(keys.of(name) as SQL, to),
    ]),
  );
}
