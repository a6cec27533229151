import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

const ACCENTED = 'áéíóúüñàèìòùâêîôûäëïö';
const PLAIN = 'aeiouunaeiouaeiouaeio';

/** A text in lower case and without accents, in the database; both databases lack a common extension for it. */
export const withoutAccents = (text: SQLWrapper): SQL => sql`translate(lower((${text})::text), ${ACCENTED}, ${PLAIN})`;

/** The words of a search, in the form of `withoutAccents`; none when nothing was asked. */
export const wordsOf = (text = ''): string[] =>
  [...text.toLowerCase()]
    .map((letter) => PLAIN[ACCENTED.indexOf(letter)] ?? letter)
    .join('')
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, 8);

/** A word with LIKE's own signs made literal. */
export const escapedForLike = (word: string): string => word.replace(/[\\%_]/g, '\\$&');
