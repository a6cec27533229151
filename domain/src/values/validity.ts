import { type Field, type Fields, isAuthored, meets, withOuter } from '../language/field.js';
import { messageOf, placesOf } from '../language/rule.js';
import type { AnySection } from '../language/section.js';
import { gapsIn } from './gaps.js';

type Values = Readonly<Record<string, unknown>>;
/** Messages by field, or by cell of a list: `filas.3.tasaAnual`. */
export type Faults = Record<string, string>;

const isBlank = (value: unknown) =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

/** Fields that a condition hides are emptied, in repeated groups too: what the form does not show, the row does not hold. */
export function withoutHidden<V extends Values>(fields: Fields, values: V, outer: Values = {}): V {
  const seen = withOuter({ ...initialOf(fields), ...values }, outer);
  const kept = Object.entries<Field>(fields).flatMap(([name, f]): [string, unknown][] => {
    if (isBlank(values[name])) return [];
    if (isAuthored(f) && f.presence !== 'required' && !meets(seen, f.shownWhen)) return [[name, f.initial ?? null]];
    const { fields: inner } = f;
    if (!inner) return [];
    return [[name, recordsIn(values[name], (record) => withoutHidden(inner, record, seen))]];
  });
  return { ...values, ...Object.fromEntries(kept) };
}

/** The records of a repeated group, each made anew; what is none stays, for the schema to refuse. */
const recordsIn = (value: unknown, made: (record: Values) => Values): unknown =>
  Array.isArray(value) ? value.map((one) => (typeof one === 'object' && one !== null ? made(one) : one)) : value;

/** What fields hold while nobody says otherwise: conditions are asked of it too. */
const initialOf = (fields: Fields) =>
  Object.fromEntries(
    Object.entries<Field>(fields).flatMap(([name, f]) => (f.initial == null ? [] : [[name, f.initial]])),
  );

/** What is wrong with the values as a whole: conditional requirements, then the section's own rules. */
export function faultsOf(section: AnySection, values: Values, today: string): Faults {
  const faults = demandedOf(section.fields, values);
  addBroken(faults, section, values, today);
  return { ...farDatesIn(section.fields, values, Number(today.slice(0, 4))), ...faults };
}

/** What is empty though the rest of its row demands it, by its place: `bloques.2.enlace`. */
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

/** Dates of a year that is none of theirs, by their places. */
function farDatesIn(fields: Fields, values: Values, year: number, place = ''): Faults {
  const faults: Faults = {};
  for (const [name, field] of Object.entries<Field>(fields)) {
    const { years, fields: inner } = field;
    const value = values[name];
    // What orders bring is held to what they say of it.
    if (years && isAuthored(field) && typeof value === 'string') {
      const [first, last] = [year - years[0], year + years[1]];
      const written = Number(value.slice(0, 4));
      if (written < first || written > last) faults[place + name] = `El año debe estar entre ${first} y ${last}`;
    }
    if (inner && Array.isArray(value))
      for (const [at, record] of value.entries())
        Object.assign(faults, farDatesIn(inner, record ?? {}, year, `${place}${name}.${at}.`));
  }
  return faults;
}

/** What a row lacks before it may be published. */
export function faultsToPublish(section: AnySection, values: Values, today: string): Faults {
  const faults: Faults = {};
  for (const name of section.publication?.needs ?? [])
    if (isBlank(values[name])) faults[name] = `Falta ${section.fields[name].label} para publicar`;
  for (const name of Object.keys(section.fields)) {
    const [first] = gapsIn(values[name]);
    if (first !== undefined) faults[name] ??= `Falta completar: ${first}`;
  }
  addBroken(faults, section, values, today, 'publicar');
  return faults;
}

/** The first rule that each place breaks has the word. */
function addBroken(faults: Faults, section: AnySection, values: Values, today: string, when?: 'publicar') {
  for (const rule of section.rules)
    if (rule.when === when && !rule.holds(values, today))
      for (const place of placesOf(rule, values)) faults[place] ??= messageOf(rule, values);
}
