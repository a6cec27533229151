import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/**
 * Keyset condition: later than the instant or, with an id, after that row of it. Served by an index on both columns.
 */
export const isAfter = (instant: SQLWrapper, id: SQLWrapper, after: { en: string; id: string | null }): SQL =>
  after.id === null
    ? sql`${instant} > ${after.en}::timestamptz`
    : sql`(${instant}, ${id}) > (${after.en}::timestamptz, ${after.id})`;
