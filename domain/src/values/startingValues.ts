import { addMonths } from '../calendar/days.js';
import { type Field, type Fields, isAuthored } from '../language/field.js';
import type { AnyRow, AnySection } from '../language/section.js';
import { traitsOf } from '../language/traits.js';
import { formatMonth } from '../text/format.js';

export const copies = ({ publication }: AnySection): boolean =>
  publication !== undefined && publication.copies !== false && !publication.single;

/**
 * Returns the initial values of a copy: all authored values except the slug, dates, documents and unique fields. A
 * copied version starts on the first day of the month after the original's start, or after today if that is later; its
 * title names that month.
 * `today`: the day in La Paz.
 */
export function copiedValues(section: AnySection, row: AnyRow, today: string): Record<string, unknown> {
  const alone = new Set(section.unique.flatMap(({ fields, when }) => (when ? [] : fields)));
  const taken = Object.entries<Field>(section.fields).filter(
    ([name, field]) =>
      isAuthored(field) && isCopied(field) && !(alone.has(name) && field.kind !== 'choice') && row[name] !== undefined,
  );
  const values: Record<string, unknown> = Object.fromEntries(taken.map(([name]) => [name, row[name]]));
  if (!section.publication?.versioned) return values;
  const vigenteDesde = nextFirst([String(row.vigenteDesde ?? ''), today]);
  const { titulo } = values;
  return {
    ...values,
    vigenteDesde,
    ...(typeof titulo === 'string' && { titulo: titleOfVersion(titulo, vigenteDesde) }),
  };
}

/** Returns a version's title with its own month: «Tarifario vigente» → «Tarifario de diciembre de 2026». */
const titleOfVersion = (title: string, from: string): string => `${title.replace(TIME, '')} de ${formatMonth(from)}`;

/** The time that ends a version's title. */
const TIME =
  / (vigente|(de )?((enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre) )?(de )?\d{4})$/i;

/** Excludes documents and lists of documents, because a document belongs to what it was signed for. */
const isCopied = (field: Field): boolean => {
  const { holds } = traitsOf(field);
  if (field.kind === 'slug' || field.kind === 'file' || holds === 'day' || holds === 'moment') return false;
  return !Object.values(field.fields ?? {}).some(({ kind, presence }) => kind === 'file' && presence === 'required');
};

const nextFirst = (days: readonly string[]): string =>
  `${addMonths(days.toSorted().at(-1) as string, 1).slice(0, 7)}-01`;

type Values = Record<string, unknown>;

/** Returns the section's example as form values, without files, slugs and references to rows that may not exist. */
export const exampleValues = ({ fields, example = {} }: AnySection): Values => written(fields, example as Values);

const written = (fields: Fields, values: Values): Values =>
  Object.fromEntries(
    Object.entries(values)
      .filter(([name]) => fields[name] && isWritten(fields[name]))
      .map(([name, value]) => [name, within(fields[name] as Field, value)]),
  );

const within = ({ fields }: Field, value: unknown): unknown =>
  fields && Array.isArray(value) ? value.map((row) => written(fields, row as Values)) : value;

const OTHERS = new Set(['reference', 'references', 'member', 'slug']);
const isWritten = (field: Field) => isAuthored(field) && traitsOf(field).holds !== 'file' && !OTHERS.has(field.kind);
