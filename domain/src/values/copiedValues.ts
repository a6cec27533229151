import { addMonths } from '../calendar/addMonths.js';
import { type Field, isAuthored } from '../language/field.js';
import type { AnyRow, AnySection } from '../language/section.js';
import { traitsOf } from '../language/traits.js';

/** Whether its rows may be begun from one another. */
export const copies = ({ publication }: AnySection): boolean =>
  publication !== undefined && publication.copies !== false && !publication.single;

/**
 * What a new row of a section takes over from another: all that an author wrote but its address, its days, its documents
 * and what no two rows share. A version begins, it is proposed, on the first day of the month after the other's, or after
 * today where that is later. `today`: the day in La Paz.
 */
export function copiedValues(section: AnySection, row: AnyRow, today: string): Record<string, unknown> {
  const alone = new Set(section.unique.flatMap(({ fields, when }) => (when ? [] : fields)));
  const taken = Object.entries<Field>(section.fields).filter(
    ([name, field]) =>
      isAuthored(field) && isCopied(field) && !(alone.has(name) && field.kind !== 'choice') && row[name] !== undefined,
  );
  return {
    ...Object.fromEntries(taken.map(([name]) => [name, row[name]])),
    ...(section.publication?.versioned && { vigenteDesde: nextFirst([String(row.vigenteDesde ?? ''), today]) }),
  };
}

/** Of those lists that are of documents, nothing: a document belongs to what it was signed for. */
const isCopied = (field: Field): boolean => {
  const { holds } = traitsOf(field);
  if (field.kind === 'slug' || field.kind === 'file' || holds === 'day' || holds === 'moment') return false;
  return !Object.values(field.fields ?? {}).some(({ kind, presence }) => kind === 'file' && presence === 'required');
};

/** The first day of the month after the last of those days. */
const nextFirst = (days: readonly string[]): string =>
  `${addMonths(days.toSorted().at(-1) as string, 1).slice(0, 7)}-01`;
