import { type Field, type Fields, isAuthored, meets, withOuter } from '../language/field.js';
import { messageOf, placesOf } from '../language/rule.js';
import type { AnySection } from '../language/section.js';
import { missing } from '../text/missing.js';

const GAP = /\[Complete: ([^[\]]*)\]/g;

/** Returns a gap for the editor of a starter text to fill in; it blocks publication. */
export const gap = (what: string): string => `[Complete: ${what}]`;

function gapsIn(value: unknown): string[] {
  if (typeof value === 'string') return [...value.matchAll(GAP)].map(([, what = '']) => what);
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(gapsIn);
}

type Values = Readonly<Record<string, unknown>>;
/** Error messages by field, or by list cell: `filas.3.tasaAnual`. */
export type Faults = Record<string, string>;

const isBlank = (value: unknown) =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

/** Clears the fields hidden by a condition, also in repeated groups: the row stores only what the form shows. */
export function clearHidden<V extends Values>(fields: Fields, values: V, outer: Values = {}): V {
  const seen = withOuter({ ...initialOf(fields), ...values }, outer);
  const valid = Object.entries<Field>(fields).flatMap(([name, f]): [string, unknown][] => {
    if (isBlank(values[name])) return [];
    if (isAuthored(f) && f.presence !== 'required' && !meets(seen, f.shownWhen)) return [[name, f.initial ?? null]];
    const { fields: inner } = f;
    if (!inner) return [];
    return [[name, recordsIn(values[name], (record) => clearHidden(inner, record, seen))]];
  });
  return { ...values, ...Object.fromEntries(valid) };
}

/** Maps the records of a repeated group; leaves other values for the schema to reject. */
const recordsIn = (value: unknown, made: (record: Values) => Values): unknown =>
  Array.isArray(value) ? value.map((one) => (typeof one === 'object' && one !== null ? made(one) : one)) : value;

/** Returns the default values of fields, which conditions also see. */
const initialOf = (fields: Fields) =>
  Object.fromEntries(
    Object.entries<Field>(fields).flatMap(([name, f]) => (f.initial == null ? [] : [[name, f.initial]])),
  );

/** Returns the cross-field errors: conditional requirements, then the section's rules. */
export function faultsOf(section: AnySection, values: Values, today: string): Faults {
  const faults = demandedOf(section.fields, values);
  addBrokenRules(faults, section, values, today);
  return { ...findFarDates(section.fields, values, Number(today.slice(0, 4))), ...faults };
}

/** Returns the conditionally required fields that are empty, by path: `bloques.2.enlace`. */
function demandedOf(fields: Fields, values: Values, place = ''): Faults {
  const faults: Faults = {};
  for (const [name, { requiredWhen, fields: inner }] of Object.entries<Field>(fields)) {
    if (requiredWhen && meets(values, requiredWhen) && isBlank(values[name]))
      faults[place + name] = 'Este campo es obligatorio';
    if (inner && Array.isArray(values[name]))
      for (const [at, record] of values[name].entries())
        Object.assign(faults, demandedOf(inner, withOuter(record ?? {}, values), `${place}${name}.${at}.`));
  }
  return faults;
}

/** Returns the dates outside their accepted years, by path. */
function findFarDates(fields: Fields, values: Values, year: number, place = ''): Faults {
  const faults: Faults = {};
  for (const [name, field] of Object.entries<Field>(fields)) {
    const { years, fields: inner } = field;
    const value = values[name];
    // Fields written by orders are validated with the order.
    if (years && isAuthored(field) && typeof value === 'string') {
      const [first, last] = [year - years[0], year + years[1]];
      const written = Number(value.slice(0, 4));
      if (written < first || written > last) faults[place + name] = `El año debe estar entre ${first} y ${last}`;
    }
    if (inner && Array.isArray(value))
      for (const [at, record] of value.entries())
        Object.assign(faults, findFarDates(inner, record ?? {}, year, `${place}${name}.${at}.`));
  }
  return faults;
}

/** Returns the requirements for publication that a row does not meet. */
export function faultsToPublish(section: AnySection, values: Values, today: string): Faults {
  const faults: Faults = {};
  for (const name of section.publication?.needs ?? [])
    if (isBlank(values[name])) faults[name] = missing(section.fields[name]);
  for (const name of Object.keys(section.fields)) {
    const [first] = gapsIn(values[name]);
    if (first !== undefined) faults[name] ??= `Falta completar: ${first}`;
  }
  addBrokenRules(faults, section, values, today, 'publicar');
  return faults;
}

/** Adds the message of the first broken rule of each place. */
function addBrokenRules(faults: Faults, section: AnySection, values: Values, today: string, when?: 'publicar') {
  for (const rule of section.rules)
    if (rule.when === when && !rule.holds(values, today))
      for (const place of placesOf(rule, values)) faults[place] ??= messageOf(rule, values);
}
