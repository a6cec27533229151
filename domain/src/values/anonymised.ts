import { type Field, type Fields, isNullable, isPersonal } from '../language/field.js';
import { traitsOf } from '../language/traits.js';

type Values = Readonly<Record<string, unknown>>;

/** What stands in the place of what can't be left empty. No person can be looked up by it: numbers have no small letters. */
const ANONYMOUS = 'Anonimizado';

/**
 * A row, as it is or as it was, without what says who it is about: names, documents, ways to reach somebody, free text,
 * files. Codes, dates, states, choices and amounts stay; of a birthday, the year. What the section no longer knows goes too.
 */
export const anonymised = (fields: Fields, values: Values): Record<string, unknown> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, cleared(fields[name], value)]));

function cleared(field: Field | undefined, value: unknown): unknown {
  if (!field || value === null || value === undefined) return null;
  if (field.fields && Array.isArray(value)) return clearedRows(field.fields, value);
  if (!isPersonal(field)) return value;
  if (isNullable(field)) return null;
  if (Array.isArray(value)) return [];
  return traitsOf(field).holds === 'day' ? `${String(value).slice(0, 4)}-01-01` : ANONYMOUS;
}

const clearedRows = (fields: Fields, rows: readonly Values[]) =>
  leavesNothing(Object.values(fields)) ? [] : rows.map((row) => anonymised(fields, row));

/** Records that are only a file, or a text, and those that are nothing without their file. */
const leavesNothing = (fields: readonly Field[]) =>
  fields.every(isPersonal) || fields.some((f) => f.presence === 'required' && traitsOf(f).holds === 'file');
