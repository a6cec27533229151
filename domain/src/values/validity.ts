import { type Field, type Fields, isAuthored, meets } from '../language/field.js';
import { messageOf, placesOf } from '../language/rule.js';
import type { AnySection } from '../language/section.js';
import { gapsIn } from './gaps.js';

type Values = Readonly<Record<string, unknown>>;
/** Messages by field, or by cell of a list: `filas.3.tasaAnual`. */
export type Faults = Record<string, string>;

const isBlank = (value: unknown) =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

/** Fields that a condition hides are emptied: what the form does not show, the row does not hold. */
export function withoutHidden<V extends Values>(fields: Fields, values: V): V {
  const seen = { ...initialOf(fields), ...values };
  const hidden = Object.entries<Field>(fields).filter(
    ([name, f]) => isAuthored(f) && f.presence !== 'required' && !isBlank(values[name]) && !meets(seen, f.shownWhen),
  );
  return { ...values, ...Object.fromEntries(hidden.map(([name, f]) => [name, f.initial ?? null])) };
}

/** What fields hold while nobody says otherwise: conditions are asked of it too. */
const initialOf = (fields: Fields) =>
  Object.fromEntries(
    Object.entries<Field>(fields).flatMap(([name, f]) => (f.initial == null ? [] : [[name, f.initial]])),
  );

/** What is wrong with the values as a whole: conditional requirements, then the section's own rules. */
export function faultsOf(section: AnySection, values: Values, today: string): Faults {
  const faults: Faults = {};
  for (const [name, f] of Object.entries<Field>(section.fields))
    if (f.requiredWhen && meets(values, f.requiredWhen) && isBlank(values[name]))
      faults[name] = 'Este campo es obligatorio';
  addBroken(faults, section, values, today);
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
