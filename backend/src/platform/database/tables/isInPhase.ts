import { type AnySection, type Case, type Clock, type Comparison, clockAt, type Field, type Phase } from '@coop/domain';
import { addDays } from '@coop/domain/calendar';
import { and, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { closedValues, type Keys } from './keys.js';
import { dayOf } from './phaseOf.js';

/** A demand as two conditions that an index can answer, for what is neither true nor false is not found by either. */
type Demand = { holds: SQL; fails: SQL };

/**
 * Whether a row is in one of those phases, said by the fields that the phase follows from: each of its cases holds where
 * none before it does. The same rows as `phaseOf` gives, found by the indexes of those fields.
 */
export function isInPhase(
  { cases, otherwise }: Phase,
  values: readonly unknown[],
  section: AnySection,
  keys: Keys,
): SQL {
  const situations = cases.map(({ when }) => situationOf(when, section, keys));
  const outcomes = [...cases.map(({ is }) => is), otherwise];
  const accepted = outcomes.flatMap((is, at) => (values.map(String).includes(String(is)) ? [at] : []));
  const [first] = accepted;
  if (first === undefined) return sql`false`;
  const failing = (from: number, to: number) => situations.slice(from, to).map(({ fails }) => fails);
  const ways = accepted.map((at) => and(...failing(first, at), situations[at]?.holds) ?? sql`true`);
  return and(...failing(0, first), or(...ways)) as SQL;
}

function situationOf(when: Case['when'], section: AnySection, keys: Keys): Demand {
  const clock = clockAt();
  const demands = Object.entries(when).map(([name, demand]) => {
    const field = section.fields[name] as Field;
    return 'length' in demand ? among(name, field, demand, keys) : comparison(name, field, demand, keys, clock);
  });
  return {
    holds: and(...demands.map(({ holds }) => holds)) ?? sql`true`,
    fails: or(...demands.map(({ fails }) => fails)) ?? sql`false`,
  };
}

/** One of the values; of several choices, kept as a list, any of them. */
function among(name: string, field: Field, accepted: readonly (string | boolean)[], keys: Keys): Demand {
  const key = keys.of(name);
  if (field.kind === 'choices') {
    const has = sql`coalesce(${key}::jsonb ?| array[${listed(accepted)}]::text[], false)`;
    return { holds: has, fails: sql`not ${has}` };
  }
  const written = (values: readonly (string | boolean)[]) => listed(values.map(keys.written));
  const isAmong = sql`${key} in (${written(accepted)})`;
  const others = closedValues(field)?.filter((value) => !accepted.includes(value));
  if (!others || keys.mayBeStrange(name))
    return { holds: isAmong, fails: sql`(${key} not in (${written(accepted)}) or ${key} is null)` };
  return { holds: isAmong, fails: others.length > 0 ? sql`${key} in (${written(others)})` : sql`false` };
}

function comparison(name: string, { kind }: Field, demand: Comparison, keys: Keys, clock: Clock): Demand {
  const key = keys.of(name);
  if ('empty' in demand) {
    const [empty, filled] = [sql`${key} is null`, sql`${key} is not null`];
    return demand.empty ? { holds: empty, fails: filled } : { holds: filled, fails: empty };
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
  if (kind !== 'dateTime' || moment === 'now') return than(key, isBefore ? '<' : '>', clock[moment]);
  return isBefore ? than(key, '<', startOf(clock.today)) : than(key, '>=', startOf(addDays(clock.today, 1)));
}

const opposite = { '<': '>=', '>': '<=', '>=': '<' } as const;

const than = (key: SQLWrapper, sign: keyof typeof opposite, bound: string): Demand => ({
  holds: sql`${key} ${sql.raw(sign)} ${bound}`,
  fails: sql`(${key} ${sql.raw(opposite[sign])} ${bound} or ${key} is null)`,
});

/** Whether an instant or a day is on that day of La Paz or before it; an empty one is not. */
export const isByDay = (value: SQLWrapper, kind: string, day: SQLWrapper): SQL =>
  sql`coalesce(${dayOf(value, kind)} <= (${day})::date, false)`;

/** The instant at which a day begins in La Paz. */
export const startOf = (day: string): string => new Date(`${day}T00:00:00.000-04:00`).toISOString();

const listed = (values: readonly unknown[]): SQL =>
  sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  );
