import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

const ACCENTED = 'áéíóúüñàèìòùâêîôûäëïö';
const PLAIN = 'aeiouunaeiouaeiouaeio';

/** Letters of the shortest word that a trigram index serves. */
const SHORTEST_INDEXED = 3;

/**
 * Lower-cases a text and removes its accents, in SQL: the two databases share no extension for it. Contains no
 * parameters, so that indexes can use it.
 */
export const withoutAccents = (text: SQLWrapper): SQL =>
  sql`translate(lower((${text})::text), ${sql.raw(`'${ACCENTED}'`)}, ${sql.raw(`'${PLAIN}'`)})`;

/** Joins the searched texts. Words contain no blanks, so none matches across two texts. */
export const searchedText = (texts: readonly SQLWrapper[]): SQL =>
  withoutAccents(
    sql.join(
      texts.map((text) => sql`coalesce((${text})::text, '')`),
      sql` || ' ' || `,
    ),
  );

/** Splits a search into words in the form of `withoutAccents`, up to eight. */
export const searchWords = (text = ''): string[] =>
  [...text.toLowerCase()]
    .map((letter) => PLAIN[ACCENTED.indexOf(letter)] ?? letter)
    .join('')
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, 8);

/** Returns whether a text, in the form of `withoutAccents`, contains the word. */
export const hasWord = (text: SQLWrapper, word: string): SQL => sql`${text} like ${`%${escapedForLike(word)}%`}`;

/** Returns whether an index serves a search: one indexable word is enough. */
export const isIndexed = (text = ''): boolean =>
  searchWords(text)
    .flatMap((word) => word.split(VARIANTS))
    .some((part) => part.length >= SHORTEST_INDEXED);

/** Apostrophes and dashes, with their variants from people, programs and keyboards. */
const VARIANTS = /['’‘ʼʻ`´′＇\-‐‑‒–—―−]/g;

/** Escapes a word for LIKE; an apostrophe or a dash matches any character. */
export const escapedForLike = (word: string): string => word.replace(/[\\%_]/g, '\\$&').replace(VARIANTS, '_');
