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
  /** Columns that need not be read. */
  without?: readonly string[];
  /** First and last position, from 0; absent: all that a page may hold. */
  range?: readonly [first: number, last: number];
};

/** Some rows and how many there are in all; `more`: at least so many, the rest was not counted. */
export type Page<R> = { rows: R[]; first: number; total: number; more?: boolean };

/**
 * Every row of a query, told once and in its order, some at a time. Which they are, and how many, was settled when it was asked: each
 * stands as it does when its turn comes, also what has left the query meanwhile; what is gone, or the asker may not know of any more, is left out.
 */
export type AllRows<R> = { total: number; pages: AsyncIterable<R[]> };
