import { sql } from 'drizzle-orm';
import { index, pgTable, text } from 'drizzle-orm/pg-core';

/** Words of published content, present and past, for «did you mean» suggestions. */
export const vocabulario = pgTable(
  'vocabulario',
  {
    /** In the form of `withoutAccents`. */
    palabra: text('palabra').primaryKey(),
    /** With its accents. */
    escrita: text('escrita').notNull(),
  },
  (own) => [index('vocabulario_palabra').using('gin', sql`${own.palabra} gin_trgm_ops`)],
);
