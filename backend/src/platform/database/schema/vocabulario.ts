import { sql } from 'drizzle-orm';
import { index, pgTable, text } from 'drizzle-orm/pg-core';

/** Words that stand, or stood, in what is published: what somebody may have meant who wrote one that stands nowhere. */
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
