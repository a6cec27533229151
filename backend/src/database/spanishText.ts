import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { withoutAccents } from './textSearch.js';

/**
 * A text as the search compares it. Without accents, so that «credito» finds «crédito»; and with nouns in -ción as their
 * plural, whose stem PostgreSQL's Spanish knows without the accent too: «informacion», «información» and «informaciones»
 * become one.
 */
const canonical = (text: SQLWrapper): SQL =>
  sql`regexp_replace(${withoutAccents(text)}, '([cs])ion\\M', '\\1iones', 'g')`;

/** The stems of a text and where they are, of weight A (title) to D. */
export const stemsOf = (text: SQLWrapper, weight: 'A' | 'B' | 'C' | 'D'): SQL =>
  sql`setweight(to_tsvector('spanish', ${canonical(text)}), ${sql.raw(`'${weight}'`)})`;

/** What a person looks for: every word, the last one perhaps unfinished. `words` hold letters and digits alone. */
export const questionOf = (words: readonly string[]): SQL =>
  sql`to_tsquery('spanish', ${canonical(sql`${words.join(' & ')}::text`)} || ':*')`;
