import { z } from 'zod';
import { dayInLaPaz } from '../calendar/days.js';
import { todayInLaPaz } from '../text/format.js';
import { type Field, type Fields, field, isDerived } from './field.js';
import { type Choices, choice } from './fields/choices.js';
import { once } from './once.js';

type Values = Readonly<Record<string, unknown>>;

/** Read time of a row: the day in La Paz (`YYYY-MM-DD`) and the instant (ISO). */
export type Clock = { readonly today: string; readonly now: string };

export const clockAt = (moment: Date = new Date()): Clock => ({
  today: todayInLaPaz(moment),
  now: moment.toISOString(),
});

/** Condition on one field. `before` and `after` are strict; `byDayOf` means on or before that day. */
export type Comparison =
  | { readonly before: keyof Clock }
  | { readonly after: keyof Clock }
  | { readonly byDayOf: string }
  | { readonly differsFrom: string }
  | { readonly empty: boolean };

/** Field → accepted values, or a comparison; all must hold. Empty dates match none. */
export type PhaseSituation = Readonly<Record<string, readonly (string | boolean)[] | Comparison>>;
export type Case = { readonly is: string | boolean; readonly when: PhaseSituation };

type Derived<F extends Field> = Omit<F, 'presence'> & { readonly presence: 'derived' };
const derived = <F extends Field>(f: F) => ({ ...f, presence: 'derived' }) as Derived<F>;

/** A choice derived from other fields and the clock: the first matching case, else `otherwise`. */
export const phase = <const C extends Choices>(
  label: string,
  choices: C,
  cases: readonly { readonly is: keyof C & string; readonly when: PhaseSituation }[],
  otherwise: keyof C & string,
) => ({
  ...derived(choice(label, choices)),
  cases: cases as readonly Case[],
  otherwise: otherwise as string | boolean,
});

/** A boolean derived from a situation: true while it holds. Lists can filter by it. */
export const whether = (label: string, when: PhaseSituation) => ({
  ...derived(field('boolean', label, {}, () => z.boolean())),
  cases: [{ is: true, when }] as readonly Case[],
  otherwise: false as string | boolean,
});

/** A value computed on read, or null. `of` gets only the reader's visible fields, so public values leak nothing. */
export const computed = <K extends string, T>(
  f: Field<K, T>,
  // biome-ignore lint/suspicious/noExplicitAny: the function takes the fields of its own section; no other type accepts all of them.
  of: (row: any, clock: Clock) => T | null,
) => ({ ...derived(f as Field<K, T | null>), schema: once(() => f.schema().nullable() as z.ZodType<T | null>), of });

export type Phase = Field & { readonly cases: readonly Case[]; readonly otherwise: string | boolean };
type ComputedField = Field & { of(row: Values, clock: Clock): unknown };

/** Whether a derived field consists of cases, which SQL can evaluate. */
export const isPhase = (f: Field): f is Phase => 'cases' in f;

/** Whether a phase depends on the current instant, and not only on the day. */
export const followsInstant = (f: Field): boolean =>
  isPhase(f) &&
  f.cases.some(({ when }) =>
    Object.values(when).some(
      (demand) => ('before' in demand && demand.before === 'now') || ('after' in demand && demand.after === 'now'),
    ),
  );

export function withDerived<V extends Values>(fields: Fields, row: V, clock: Clock): V {
  const found = derivedOf(fields);
  if (found.length === 0) return row;
  const whole: Record<string, unknown> = { ...row };
  for (const [name, f] of found) whole[name] = derive(f, row, clock);
  return whole as V;
}

const known = new WeakMap<Fields, [string, Field][]>();

/** Memoized per section: lists derive thousands of rows. */
function derivedOf(fields: Fields): [string, Field][] {
  const found = known.get(fields) ?? Object.entries<Field>(fields).filter(([, f]) => isDerived(f));
  known.set(fields, found);
  return found;
}

const derive = (f: Field, row: Values, clock: Clock) =>
  isPhase(f)
    ? (f.cases.find(({ when }) => matchesSituation(row, when, clock))?.is ?? f.otherwise)
    : (f as ComputedField).of(row, clock);

export const matchesSituation = (row: Values, situation: PhaseSituation, clock: Clock): boolean =>
  Object.entries(situation).every(([name, demand]) => matches(row, row[name] ?? null, demand, clock));

function matches(row: Values, value: unknown, demand: PhaseSituation[string], clock: Clock): boolean {
  if (!('length' in demand)) return compares(row, value, demand, clock);
  return [value].flat().some((one) => demand.includes(one as string | boolean));
}

function compares(row: Values, value: unknown, demand: Comparison, clock: Clock): boolean {
  if ('empty' in demand) return (value === null) === demand.empty;
  if ('differsFrom' in demand) return value !== (row[demand.differsFrom] ?? null);
  if (typeof value !== 'string') return false;
  if ('byDayOf' in demand) {
    const day = row[demand.byDayOf];
    return typeof day === 'string' && dayOf(value) <= day;
  }
  const moment = 'before' in demand ? demand.before : demand.after;
  const at = moment === 'today' ? dayOf(value) : value;
  return 'before' in demand ? at < clock[moment] : at > clock[moment];
}

const dayOf = (value: string) => (value.length > 10 ? dayInLaPaz(value) : value);
