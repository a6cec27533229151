import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { withoutAccents } from './textSearch.js';

/** Characters that PostgreSQL would join to a word: in addresses, paths, numbers, tags. */
const SIGNS = './\\@:-+_<>';
const BLANKS = ' '.repeat(SIGNS.length);

/**
 * Normalizes a text for the search. Removes accents, so that «credito» finds «crédito». Splits words, so that «019»
 * finds «LP-019/2026». Turns nouns in -ción into their plural, which the Spanish stemmer recognizes without the accent:
 * «informacion», «información» and «informaciones» become one.
 */
const canonical = (text: SQLWrapper): SQL =>
  sql`regexp_replace(translate(${withoutAccents(text)}, ${SIGNS}, ${BLANKS}), '([cs])ion\\M', '\\1iones', 'g')`;

/** Returns the weighted stems of a text, from A (title) to D. */
export const stemsOf = (text: SQLWrapper, weight: 'A' | 'B' | 'C' | 'D'): SQL =>
  sql`setweight(to_tsvector('spanish', ${canonical(text)}), ${sql.raw(`'${weight}'`)})`;

/** Returns a query for all words, in any order. They contain only letters and digits. */
export const allOf = (words: readonly string[]): SQL =>
  sql`to_tsquery('spanish', ${canonical(sql`${words.join(' & ')}::text`)})`;

/** Returns a prefix query, for an unfinished word. */
export const prefixQuery = (word: string): SQL => sql`to_tsquery('spanish', ${canonical(sql`${word}::text`)} || ':*')`;
