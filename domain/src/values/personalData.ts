import { type Field, type Fields, isNullable, isPersonal } from '../language/field.js';
import type { AnySection } from '../language/section.js';
import { traitsOf } from '../language/traits.js';

type Values = Readonly<Record<string, unknown>>;

/** Replacement of required values. Numbers have no lower-case letters, so no lookup matches it. */
const ANONYMOUS = 'Anonimizado';

/** Removes personal data; codes, dates, states, choices, amounts and the year of birth stay. */
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
  isEmptied(Object.values(fields)) ? [] : rows.map((row) => anonymised(fields, row));

/** Whether a record has nothing left: all its fields are personal, or its required file is. */
const isEmptied = (fields: readonly Field[]) =>
  fields.every(isPersonal) || fields.some((f) => f.presence === 'required' && traitsOf(f).holds === 'file');

/** Whether a section has no personal data; stored filters on the others must not name a person. */
export const isSiteContent = ({ kind, name }: Pick<AnySection, 'kind' | 'name'>): boolean =>
  kind === 'publication' || (kind === 'record' && name.startsWith('sitio/'));

/** Whether a filter entry identifies nobody: it is neither a text search nor on a personal field. */
export function isImpersonalFilter({ fields }: AnySection, name: string): boolean {
  const field = fields[name] ?? fields[name.replace(/_(desde|hasta)$/, '')];
  return field !== undefined && !isPersonal(field);
}

/** Whether a saved view may store a filter entry; views outlive the personal data that the filter could name. */
export const isStorableInView = (section: AnySection, name: string): boolean =>
  isSiteContent(section) || isImpersonalFilter(section, name);
