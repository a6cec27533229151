import { type AnySection, type Case, type Clock, type Comparison, clockAt, type Field, type Phase } from '@coop/domain';
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/** Maps a stored field to its SQL expression. */
type ColumnOf = (name: string) => SQLWrapper;

/**
 * Returns a derived field as an SQL CASE, equivalent to `withDerived`: the first matching case wins. Compares as text,
 * so that `true` is 'true'. Names and kinds come from the section's definition, never from the request.
 */
export function phaseOf({ cases, otherwise, kind }: Phase, section: AnySection, column: ColumnOf): SQL {
  const clock = clockAt();
  const whens = cases.map(
    ({ is, when }: Case) => sql`when ${situationOf(when, section, column, clock)} then ${String(is)}::text`,
  );
  const text = sql`(case ${sql.join(whens, sql` `)} else ${String(otherwise)}::text end)`;
  return kind === 'boolean' ? sql`${text}::boolean` : text;
}

function situationOf(when: Case['when'], section: AnySection, column: ColumnOf, clock: Clock): SQL {
  const demands = Object.entries(when).map(([name, demand]) =>
    'length' in demand
      ? sql`coalesce(${among(column(name), section.fields[name] as Field, demand)}, false)`
      : comparisonOf(column(name), section.fields[name] as Field, demand, column, clock),
  );
  return sql.join(demands, sql` and `);
}

/** Matches one of the values; for multiple choices, stored as a list, any of them. */
function among(value: SQLWrapper, { kind }: Field, accepted: readonly (string | boolean)[]): SQL {
  const list = sql.join(
    accepted.map((one) => sql`${String(one)}`),
    sql`, `,
  );
  return kind === 'choices' ? sql`${value}::jsonb ?| array[${list}]::text[]` : sql`${value}::text in (${list})`;
}

function comparisonOf(value: SQLWrapper, { kind }: Field, demand: Comparison, column: ColumnOf, clock: Clock): SQL {
  if ('empty' in demand) return demand.empty ? sql`${value} is null` : sql`${value} is not null`;
  if ('differsFrom' in demand) return sql`${value}::text is distinct from ${column(demand.differsFrom)}::text`;
  if ('byDayOf' in demand) return sql`coalesce(${dayOf(value, kind)} <= ${column(demand.byDayOf)}::date, false)`;
  const moment = 'before' in demand ? demand.before : demand.after;
  const sign = 'before' in demand ? sql`<` : sql`>`;
  const at = moment === 'now' ? sql`${value}::timestamptz` : dayOf(value, kind);
  const bound = moment === 'now' ? sql`${clock.now}::timestamptz` : sql`${clock.today}::date`;
  return sql`coalesce(${at} ${sign} ${bound}, false)`;
}

/** Returns the day of a field's value in La Paz. */
export const dayOf = (value: SQLWrapper, kind: string) =>
  kind === 'dateTime' ? sql`(${value}::timestamptz at time zone 'America/La_Paz')::date` : sql`${value}::date`;
