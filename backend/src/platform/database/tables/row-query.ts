import type { UpcomingFirst } from '@coop/domain';

/** Parsed query for a section's rows. */
export type RowQuery = {
  /** Field → accepted values. */
  equals: Readonly<Record<string, readonly unknown[]>>;
  /** Field → inclusive bounds. */
  between: Readonly<Record<string, { from?: unknown; to?: unknown }>>;
  /** Words to search for, and the fields to search. */
  text?: string;
  searchIn: readonly string[];
  sort: readonly [field: string, direction: 'ASC' | 'DESC'];
  /** Precedes that order, if the request gives none. */
  upcomingFirst?: UpcomingFirst;
  /** Columns that need not be read. */
  without?: readonly string[];
  /** First and last position, from 0; absent: all that a page may hold. */
  range?: readonly [first: number, last: number];
};

/** A page of rows and the total; `more`: the total is a lower bound. */
export type Page<R> = { rows: R[]; first: number; total: number; more?: boolean };

/**
 * All rows of a query, each once and in order, in batches. Membership and total are fixed at the start. Each row is
 * read in its current state when its turn comes, even if it no longer matches the query. Deleted rows are skipped.
 */
export type AllRows<R> = { total: number; pages: AsyncIterable<R[]> };
