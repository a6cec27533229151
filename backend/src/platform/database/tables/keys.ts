import { type Field, traitsOf } from '@coop/domain';
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { oncePer } from '../../oncePer.js';

/**
 * How rows say the values of their fields: a section's own table, or the copies that visitors read. A key compares, orders
 * and stands in indexes: what asks otherwise reads every row.
 */
export type Keys = {
  of(name: string): SQLWrapper;
  /** A value as the key holds it. */
  written(value: unknown): unknown;
  /** The order in which the index of a field runs forward, empty values last. */
  runs(name: string): 'ASC' | 'DESC';
  /** Whether a field may hold nothing, or what its description no longer knows. */
  mayBeStrange(name: string): boolean;
};

const ordered: ReadonlySet<string> = new Set(['text', 'choice', 'state', 'slug']);

/** The databases' own orders of texts differ; this one is in both. */
export const collated = (field: Field, value: SQLWrapper): SQLWrapper =>
  ordered.has(field.kind) || field.by ? sql`${value} collate "und-x-icu"` : value;

/** Dates and identifiers are ordered as they are written. */
export const collatedCopy = (field: Field, text: SQL): SQL => {
  const { holds } = traitsOf(field);
  if (holds === 'number') return sql`${text}::numeric`;
  const isPlain = holds === 'day' || holds === 'moment' || holds === 'yesNo' || field.kind === 'reference';
  return isPlain ? sql`${text} collate "C"` : sql`${text} collate "und-x-icu"`;
};

/** The values that a field with a closed list may hold, in the order of lists; undefined where it has none. */
export const closedValues = oncePer((field: Field): readonly (string | boolean)[] | undefined => {
  if (field.kind === 'boolean') return [false, true];
  const choices = field.flow?.states ?? field.choices;
  if (!choices || field.kind === 'choices') return undefined;
  return Object.keys(choices).sort(new Intl.Collator('und').compare);
});
