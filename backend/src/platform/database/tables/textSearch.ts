import { or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';

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

/** Returns whether a text, in the form of `withoutAccents`, contains the word, with any apostrophe or dash. */
export const hasWord = (text: SQLWrapper, word: string): SQL | undefined =>
  or(...patternsOf(word).map((pattern) => sql`${text} like ${`%${pattern}%`}`));

/** The index knows no part shorter than a trigram beside «any character»: for `REC-77` it would return every complaint. */
function patternsOf(word: string): string[] {
  const parts = word.split(DASHES);
  if (parts.length === 1 || parts.every(({ length }) => length >= SHORTEST_INDEXED)) return [escapedForLike(word)];
  return [...ALL_DASHES].map((dash) => escapeLike(word).replace(APOSTROPHES, '_').replace(DASHES, dash));
}

/** Returns whether an index serves a search: one indexable word is enough. */
export const isIndexed = (text = ''): boolean =>
  searchWords(text)
    .flatMap((word) => word.replace(APOSTROPHES, '-').split(DASHES))
    .some((part) => part.length >= SHORTEST_INDEXED);

// Variants from people, programs and keyboards.
const APOSTROPHES = /['’‘ʼʻ`´′＇]/g;
const ALL_DASHES = '-‐‑‒–—―−';
const DASHES = /[-‐‑‒–—―−]/g;

const escapeLike = (word: string) => word.replace(/[\\%_]/g, '\\$&');

/** Escapes a word for LIKE; an apostrophe or a dash matches any character. */
export const escapedForLike = (word: string): string => escapeLike(word).replace(APOSTROPHES, '_').replace(DASHES, '_');
