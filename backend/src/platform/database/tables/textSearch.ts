import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

const ACCENTED = 'áéíóúüñàèìòùâêîôûäëïö';
const PLAIN = 'aeiouunaeiouaeiouaeio';

/** Letters of the shortest word that the index of a searched text knows: it is made of groups of three. */
const SHORTEST_INDEXED = 3;

/**
 * A text in lower case and without accents, in the database; both databases lack a common extension for it. Without
 * parameters, for indexes are made of it.
 */
export const withoutAccents = (text: SQLWrapper): SQL =>
  sql`translate(lower((${text})::text), ${sql.raw(`'${ACCENTED}'`)}, ${sql.raw(`'${PLAIN}'`)})`;

/** All that a search looks into, as one text: words hold no blanks, so that none is found across two of its parts. */
export const searchedText = (texts: readonly SQLWrapper[]): SQL =>
  withoutAccents(
    sql.join(
      texts.map((text) => sql`coalesce((${text})::text, '')`),
      sql` || ' ' || `,
    ),
  );

/** The words of a search, in the form of `withoutAccents`; none when nothing was asked. */
export const wordsOf = (text = ''): string[] =>
  [...text.toLowerCase()]
    .map((letter) => PLAIN[ACCENTED.indexOf(letter)] ?? letter)
    .join('')
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, 8);

/** Whether a text, in the form of `withoutAccents`, has the word. */
export const hasWord = (text: SQLWrapper, word: string): SQL => sql`${text} like ${`%${escapedForLike(word)}%`}`;

/** Whether an index finds the words of a search: one of them is enough. */
export const isIndexed = (text = ''): boolean =>
  wordsOf(text)
    .flatMap((word) => word.split(VARIANTS))
    .some((part) => part.length >= SHORTEST_INDEXED);

/** Apostrophes and dashes, which people, programs and keyboards write in several ways. */
const VARIANTS = /['’‘ʼʻ`´′＇\-‐‑‒–—―−]/g;

/** A word as a pattern of LIKE: its own signs are literal, an apostrophe or a dash is any sign. */
export const escapedForLike = (word: string): string => word.replace(/[\\%_]/g, '\\$&').replace(VARIANTS, '_');

/** A text with each apostrophe and dash written in one way. */
export const withoutVariants = (text: string): string => text.replace(VARIANTS, "'");
