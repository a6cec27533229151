import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/** What comes after that instant or, where an identifier is said, after that row of it; an index of both tells it. */
export const isAfter = (instant: SQLWrapper, id: SQLWrapper, after: { en: string; id: string | null }): SQL =>
  after.id === null
    ? sql`${instant} > ${after.en}::timestamptz`
    : sql`(${instant}, ${id}) > (${after.en}::timestamptz, ${after.id})`;
