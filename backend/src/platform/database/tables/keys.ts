import { type Field, traitsOf } from '@coop/domain';
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { oncePer } from '../../oncePer.js';

/**
 * SQL expressions of a section's fields, in its own table or in its public copies. Keys compare, sort and match
 * indexes; any other expression scans every row.
 */
export type Keys = {
  of(name: string): SQLWrapper;
  /** Converts a value to the form of the key. */
  written(value: unknown): unknown;
  /** The direction of the field's index, nulls last. */
  runs(name: string): 'ASC' | 'DESC';
  /** Whether the field may be null or hold a value that its definition no longer has. */
  mayBeStrange(name: string): boolean;
};

const ordered: ReadonlySet<string> = new Set(['text', 'choice', 'state', 'slug']);

/** Applies a collation that both databases have; their default ones differ. */
export const collated = (field: Field, value: SQLWrapper): SQLWrapper =>
  ordered.has(field.kind) || field.by ? sql`${value} collate "und-x-icu"` : value;

/** Dates and identifiers sort as plain text. */
export const collatedCopy = (field: Field, text: SQL): SQL => {
  const { holds } = traitsOf(field);
  if (holds === 'number') return sql`${text}::numeric`;
  const isPlain = holds === 'day' || holds === 'moment' || holds === 'yesNo' || field.kind === 'reference';
  return isPlain ? sql`${text} collate "C"` : sql`${text} collate "und-x-icu"`;
};

/** Returns the possible values of a field with a closed list, in sort order; undefined for other fields. */
export const closedValues = oncePer((field: Field): readonly (string | boolean)[] | undefined => {
  if (field.kind === 'boolean') return [false, true];
  const choices = field.flow?.states ?? field.choices;
  if (!choices || field.kind === 'choices') return undefined;
  return Object.keys(choices).sort(new Intl.Collator('und').compare);
});
