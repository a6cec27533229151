import type { ComingFirst, Condition } from '@coop/domain';

/** A part of a section's rows, as the query language understood it. */
export type RowQuery = {
  /** Field → accepted values. */
  equals: Readonly<Record<string, readonly unknown[]>>;
  /** Field → inclusive bounds. */
  between: Readonly<Record<string, { from?: unknown; to?: unknown }>>;
  /** The rows that the asker may know of. */
  only?: Condition;
  /** Words to look for, and the fields to look into. */
  text?: string;
  searchIn: readonly string[];
  sort: readonly [field: string, direction: 'ASC' | 'DESC'];
  /** Before that order, where the asker said none. */
  comesFirst?: ComingFirst;
  /** First and last position, from 0; absent: all that a page may hold. */
  range?: readonly [first: number, last: number];
  /** Counts every row, and reads beyond those that lists count: for what takes all of them. */
  isWhole?: boolean;
};

/** Some rows and how many there are in all; `more`: at least so many, the rest was not counted. */
export type Page<R> = { rows: R[]; first: number; total: number; more?: boolean };
