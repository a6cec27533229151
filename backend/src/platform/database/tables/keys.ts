import type { AnySection, Field } from '@coop/domain';
import { type SQLWrapper, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { memoizeByKey } from '../../memoizeByKey.js';

/** SQL expressions of a section's fields in its table. Keys compare and sort; other expressions match no index. */
export type Keys = {
  of(name: string): SQLWrapper;
  /** The direction of the field's index, nulls last. */
  runs(name: string): 'ASC' | 'DESC';
  /** Whether the table ensures a value, of its list if that is closed. */
  isSure(name: string): boolean;
};

/** Returns the keys of a section's table. A log is a view: only the table behind it ensures anything. */
export const keysOf = (section: AnySection, columns: Readonly<Record<string, PgColumn>>): Keys => {
  const column = (name: string) => columns[name] as PgColumn;
  return {
    of: (name) => collated(section.fields[name] as Field, column(name)),
    runs: (name) => runOf(section, name, column(name)),
    isSure: (name) => column(name).notNull && section.kind !== 'log',
  };
};

/** A list opens in one scan of an index that holds the nulls of its order last. */
export const runOf = ({ table: { sort } }: AnySection, name: string, column: PgColumn): 'ASC' | 'DESC' =>
  name === sort[0] && !column.notNull ? sort[1] : 'ASC';

const ordered: ReadonlySet<string> = new Set(['text', 'choice', 'state', 'slug']);

/** Applies the collation of the migrations, Spanish in both databases; their default ones differ. */
export const collated = (field: Field, value: SQLWrapper): SQLWrapper =>
  ordered.has(field.kind) || field.by ? sql`${value} collate "espanol"` : value;

/** Returns the possible values of a field with a closed list, in sort order; undefined for other fields. */
export const closedValues = memoizeByKey((field: Field): readonly (string | boolean)[] | undefined => {
  if (field.kind === 'boolean') return [false, true];
  const choices = field.flow?.states ?? field.choices;
  if (!choices || field.kind === 'choices') return undefined;
  return Object.keys(choices).sort(new Intl.Collator('es').compare);
});
