import { type Field, type Fields, meets } from '../language/field.js';
import type { AnySection } from '../language/section.js';
import { inputSchema } from '../language/shape.js';
import { errorsByField } from './issues.js';
import { clearHidden, type Faults, faultsOf } from './validity.js';
import { visitorFields } from './visitorSchema.js';

type Values = Readonly<Record<string, unknown>>;

/** Returns the errors of some fields of a partially filled public form; `today` in La Paz. */
export function visitorFaults(section: AnySection, names: readonly string[], values: Values, today: string): Faults {
  const all = visitorFields(section);
  const own = Object.fromEntries(Object.entries<Field>(all).filter(([name]) => names.includes(name)));
  const written = withDemandedRows(own, values);
  const parsed = inputSchema(own).safeParse(only(Object.keys(own), written), { reportInput: true });
  const shape = errorsByField(parsed.error?.issues ?? []);
  const wrong = new Set(Object.keys(shape).map(fieldOf));
  const sound = without(wrong, soundValues(all, written));
  const broken = Object.entries(faultsOf(section, clearHidden(section.fields, sound), today));
  const aboutThem = broken.filter(([path]) => fieldOf(path) in own && !wrong.has(fieldOf(path)));
  return { ...shape, ...Object.fromEntries(aboutThem) };
}

/** Adds an empty first record to a required list, so that each of its visible cells gets an error. */
const withDemandedRows = (fieldsToFill: Fields, values: Values): Values => ({
  ...values,
  ...Object.fromEntries(
    Object.entries<Field & { min?: number }>(fieldsToFill).flatMap(([name, { fields, min = 0, requiredWhen }]) => {
      const demanded = min > 0 || (requiredWhen !== undefined && meets(values, requiredWhen));
      return fields && demanded && values[name] === undefined ? [[name, [{}]]] : [];
    }),
  ),
});

/** Returns the values that their schemas accept; omits the others. */
const soundValues = (fields: Fields, values: Values): Values =>
  Object.fromEntries(
    Object.entries<Field>(fields).flatMap(([name, { schema }]) => {
      const { data } = schema().safeParse(values[name]);
      return values[name] === undefined || data === undefined ? [] : [[name, data]];
    }),
  );

const only = (names: readonly string[], values: Values): Values =>
  Object.fromEntries(names.flatMap((name) => (values[name] === undefined ? [] : [[name, values[name]]])));

const without = (names: ReadonlySet<string>, values: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !names.has(name)));

const fieldOf = (path: string): string => path.split('.')[0] as string;
