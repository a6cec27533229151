import { type AnySection, type Field, isPhase } from '@coop/domain';
import { and, asc, desc, isNotNull, isNull, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { isInPhase } from './isInPhase.js';
import { closedValues, type Keys } from './keys.js';
import type { RowQuery } from './row-query.js';

/** Some rows of a list, in the order of an index. */
export type Segment = { where: SQL | undefined; order: SQL[] };

type Direction = 'ASC' | 'DESC';
export type Order = readonly [field: string, direction: Direction];

/**
 * Splits a list into consecutive segments, because no index has its whole order: rows that come first, one currency
 * after another, the values of a closed list or phase, and nulls last. `then` breaks ties; the id makes every order
 * total, so that pages never overlap.
 */
export function segmentsOf(section: AnySection, query: RowQuery, keys: Keys, id: SQLWrapper, then?: Order): Segment[] {
  const { sort, upcomingFirst } = query;
  const last = lastOf(query, keys, id, then);
  const rest = inCurrencies(section, sort[0], keys, inTurn(section, sort, keys, last));
  if (!upcomingFirst) return rest;
  const phase = section.fields[upcomingFirst.phase] as Field;
  if (!isPhase(phase)) throw new Error(`${section.name} lists by ${upcomingFirst.phase}, which is no phase`);
  const others = Object.keys(phase.choices ?? {}).filter((one) => !upcomingFirst.is.includes(one));
  return [
    {
      where: isInPhase(phase, upcomingFirst.is, section, keys),
      order: [asc(keys.of(upcomingFirst.at)), inOrder(keys, sort), ...last],
    },
    ...within(isInPhase(phase, others, section, keys), rest),
  ];
}

/** Amounts in different currencies are not comparable, so each currency is sorted apart. */
function inCurrencies(section: AnySection, name: string, keys: Keys, segments: Segment[]): Segment[] {
  const { currencyField = '' } = section.fields[name] as Field;
  const currency = section.fields[currencyField];
  if (!currency) return segments;
  const each = inTurn(section, [currencyField, 'ASC'], keys, []);
  return each.flatMap(({ where }) => within(where, segments));
}

function inTurn(section: AnySection, order: Order, keys: Keys, last: SQL[]): Segment[] {
  const [name, direction] = order;
  const field = section.fields[name] as Field;
  const values = closedValues(field);
  if (!values) return byKey(order, keys, last);
  const turns = direction === 'ASC' ? values : values.toReversed();
  if (isPhase(field)) return turns.map((value) => ({ where: isInPhase(field, [value], section, keys), order: last }));
  const key = keys.of(name);
  const known = turns.map((value) => ({ where: sql`${key} = ${value}`, order: last }));
  if (keys.isSure(name)) return known;
  const listed = sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  );
  return [...known, { where: sql`(${key} is null or ${key} not in (${listed}))`, order: last }];
}

/** A backward index scan begins with nulls, which come last in both directions. */
function byKey([name, direction]: Order, keys: Keys, last: SQL[]): Segment[] {
  const key = keys.of(name);
  if (keys.runs(name) === direction) return [{ where: undefined, order: [scanForward(key, direction), ...last] }];
  const order = [scanBackward(key, direction), ...last];
  if (keys.isSure(name)) return [{ where: undefined, order }];
  return [
    { where: isNotNull(key), order },
    { where: isNull(key), order },
  ];
}

/** Returns the same order as one ORDER BY, for few rows that are all sorted. */
export function wholeOrder(section: AnySection, query: RowQuery, keys: Keys, id: SQLWrapper, then?: Order): SQL[] {
  const { sort, upcomingFirst } = query;
  const segments = segmentsOf(section, query, keys, id, then);
  const places = segments.map(({ where }, at) => sql`when ${where ?? sql`true`} then ${sql.raw(String(at))}`);
  const coming = upcomingFirst && segments[0]?.where;
  return [
    sql`case ${sql.join(places, sql` `)} end`,
    ...(coming ? [sql`case when ${coming} then ${keys.of(upcomingFirst.at)} end asc`] : []),
    ...(isPhase(section.fields[sort[0]] as Field) ? [] : [inOrder(keys, sort)]),
    ...lastOf(query, keys, id, then),
  ];
}

function lastOf({ sort: [name, direction] }: RowQuery, keys: Keys, id: SQLWrapper, then?: Order): SQL[] {
  return [...(then && then[0] !== name ? [inOrder(keys, then)] : []), towards(direction)(id)];
}

const within = (where: SQL | undefined, segments: readonly Segment[]): Segment[] =>
  segments.map((segment) => ({ ...segment, where: and(where, segment.where) }));

const towards = (direction: Direction) => (direction === 'ASC' ? asc : desc);

const scanForward = (key: SQLWrapper, direction: Direction): SQL =>
  direction === 'ASC' ? asc(key) : sql`${key} desc nulls last`;

const scanBackward = (key: SQLWrapper, direction: Direction): SQL =>
  direction === 'ASC' ? sql`${key} asc nulls first` : desc(key);

const inOrder = (keys: Keys, [name, direction]: Order): SQL => sql`${towards(direction)(keys.of(name))} nulls last`;
