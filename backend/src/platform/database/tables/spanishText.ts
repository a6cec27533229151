import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { withoutAccents } from './textSearch.js';

/** Signs that PostgreSQL would take for part of a word: an address, a path, a number, a tag. */
const SIGNS = './\\@:-+_<>';
const BLANKS = ' '.repeat(SIGNS.length);

/**
 * A text as the search compares it. Without accents, so that «credito» finds «crédito»; its words apart, so that «019»
 * finds «LP-019/2026»; and with nouns in -ción as their plural, whose stem PostgreSQL's Spanish knows without the accent
 * too: «informacion», «información» and «informaciones» become one.
 */
const canonical = (text: SQLWrapper): SQL =>
  sql`regexp_replace(translate(${withoutAccents(text)}, ${SIGNS}, ${BLANKS}), '([cs])ion\\M', '\\1iones', 'g')`;

/** The stems of a text and where they are, of weight A (title) to D. */
export const stemsOf = (text: SQLWrapper, weight: 'A' | 'B' | 'C' | 'D'): SQL =>
  sql`setweight(to_tsvector('spanish', ${canonical(text)}), ${sql.raw(`'${weight}'`)})`;

/** Words that stand in one text, whatever the order. They hold letters and digits alone. */
export const allOf = (words: readonly string[]): SQL =>
  sql`to_tsquery('spanish', ${canonical(sql`${words.join(' & ')}::text`)})`;

/** Whatever begins so: a word that is perhaps unfinished. */
export const begunBy = (word: string): SQL => sql`to_tsquery('spanish', ${canonical(sql`${word}::text`)} || ':*')`;
