import { type AnySection, type Case, type Clock, type Comparison, clockAt, type Field, type Phase } from '@coop/domain';
import { addDays } from '@coop/domain/calendar';
import { and, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { closedValues, type Keys } from './keys.js';

/** A condition and its negation, both indexable. SQL NULL would satisfy neither, so each is written out. */
type Demand = {
  holds: SQL;
  fails: SQL;
  /** The field known to be non-empty where it holds, or where it fails; `isAll`: the only condition. */
  filled?: { name: string; where: 'holds' | 'fails'; isAll: boolean };
};

/**
 * Returns whether a row is in one of the phases, as conditions on the fields behind them. The first matching case wins.
 * Equivalent to `phaseOf`, but served by the indexes of those fields.
 */
export function isInPhase(
  { cases, otherwise }: Phase,
  values: readonly unknown[],
  section: AnySection,
  keys: Keys,
): SQL {
  const clock = clockAt();
  const situations = cases.map(({ when }) => situationOf(when, section, keys, clock));
  const outcomes = [...cases.map(({ is }) => is), otherwise];
  const targets = new Set(values.map(String));
  const ways = outcomes.flatMap((is, at) => (targets.has(String(is)) ? [wayTo(at, situations)] : []));
  return or(...ways) ?? sql`false`;
}

/**
 * Requires the case at that index and excludes the earlier ones. Drops redundant «not empty» conditions: repeated, they
 * make the planner underestimate the rows.
 */
function wayTo(at: number, situations: readonly Demand[]): SQL {
  const parts = situations.slice(0, at + 1).map((demand, place) => {
    const side = place === at ? 'holds' : 'fails';
    return { sql: demand[side], filled: demand.filled?.where === side ? demand.filled : undefined };
  });
  const filledNames = new Set(parts.flatMap(({ filled }) => (filled && !filled.isAll ? [filled.name] : [])));
  const isCovered = ({ filled }: (typeof parts)[number]) => filled?.isAll && filledNames.has(filled.name);
  return and(...parts.filter((part) => !isCovered(part)).map((part) => part.sql)) ?? sql`true`;
}

function situationOf(when: Case['when'], section: AnySection, keys: Keys, clock: Clock): Demand {
  const demands = Object.entries(when).map(([name, demand]) => {
    const field = section.fields[name] as Field;
    return 'length' in demand ? among(name, field, demand, keys) : comparison(name, field, demand, keys, clock);
  });
  const [only, ...others] = demands;
  if (only && others.length === 0) return only;
  return {
    holds: and(...demands.map(({ holds }) => holds)) ?? sql`true`,
    fails: or(...demands.map(({ fails }) => fails)) ?? sql`false`,
  };
}

/** Matches a list of choices with any of the values. */
export const hasAny = (key: SQLWrapper, values: readonly unknown[]): SQL =>
  sql`${key}::jsonb ?| array[${listed(values)}]::text[]`;

/** Matches one of the values; for multiple choices, stored as a list, any of them. */
function among(name: string, field: Field, accepted: readonly (string | boolean)[], keys: Keys): Demand {
  const key = keys.of(name);
  if (field.kind === 'choices') {
    const has = hasAny(key, accepted);
    return { holds: has, fails: sql`not coalesce(${has}, false)` };
  }
  const isAmong = sql`${key} in (${listed(accepted)})`;
  const others = closedValues(field)?.filter((value) => !accepted.includes(value));
  if (!others || !keys.isSure(name))
    return { holds: isAmong, fails: sql`(${key} not in (${listed(accepted)}) or ${key} is null)` };
  return { holds: isAmong, fails: others.length > 0 ? sql`${key} in (${listed(others)})` : sql`false` };
}

function comparison(name: string, { kind }: Field, demand: Comparison, keys: Keys, clock: Clock): Demand {
  const key = keys.of(name);
  if ('empty' in demand) {
    const [empty, filled] = [sql`${key} is null`, sql`${key} is not null`];
    return demand.empty
      ? { holds: empty, fails: filled, filled: { name, where: 'fails', isAll: true } }
      : { holds: filled, fails: empty, filled: { name, where: 'holds', isAll: true } };
  }
  if ('differsFrom' in demand) {
    const other = keys.of(demand.differsFrom);
    return { holds: sql`${key} is distinct from ${other}`, fails: sql`${key} is not distinct from ${other}` };
  }
  if ('byDayOf' in demand) {
    const isBy = isByDay(key, kind, keys.of(demand.byDayOf));
    return { holds: isBy, fails: sql`not ${isBy}` };
  }
  const isBefore = 'before' in demand;
  const moment = isBefore ? demand.before : demand.after;
  const strict = { filled: { name, where: 'holds', isAll: false } } as const;
  if (kind !== 'dateTime' || moment === 'now') return { ...than(key, isBefore ? '<' : '>', clock[moment]), ...strict };
  const bound = startOf(isBefore ? clock.today : addDays(clock.today, 1));
  return { ...than(key, isBefore ? '<' : '>=', bound), ...strict };
}

const opposite = { '<': '>=', '>': '<=', '>=': '<' } as const;

const than = (key: SQLWrapper, sign: keyof typeof opposite, bound: string): Demand => ({
  holds: sql`${key} ${sql.raw(sign)} ${bound}`,
  fails: sql`(${key} ${sql.raw(opposite[sign])} ${bound} or ${key} is null)`,
});

/** Returns whether an instant or a date is on or before that day in La Paz; false if empty. */
export const isByDay = (value: SQLWrapper, kind: string, day: SQLWrapper): SQL =>
  sql`coalesce(${dayOf(value, kind)} <= (${day})::date, false)`;

/** Returns the instant at which a day begins in La Paz. */
export const startOf = (day: string): string => new Date(`${day}T00:00:00.000-04:00`).toISOString();

const listed = (values: readonly unknown[]): SQL =>
  sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  );

/** Returns the day of a field's value in La Paz. */
export const dayOf = (value: SQLWrapper, kind: string) =>
  kind === 'dateTime' ? sql`(${value}::timestamptz at time zone 'America/La_Paz')::date` : sql`${value}::date`;

/** Returns a derived field as an SQL CASE, equivalent to `withDerived`: the first matching case wins. */
export function phaseOf({ cases, otherwise, kind }: Phase, section: AnySection, keys: Keys): SQL {
  const clock = clockAt();
  const whens = cases.map(
    ({ is, when }) => sql`when ${situationOf(when, section, keys, clock).holds} then ${String(is)}::text`,
  );
  const text = sql`(case ${sql.join(whens, sql` `)} else ${String(otherwise)}::text end)`;
  return kind === 'boolean' ? sql`${text}::boolean` : text;
}
