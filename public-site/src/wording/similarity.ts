import { isGrammar, isQuestionWord, keyOf } from '@coop/domain/questionWords';
import type { Term } from '../reading/answer';
import { withoutAccents } from './withoutAccents';

/** Likeness by a synonym; by the word itself it is 1. */
const BY_SYNONYM = 0.9;

/**
 * Returns the key of a word, the same where the stress changes a verb's stem: «perdí» and «pierdo». Names share it
 * rarely enough for texts of a few words, but not for phrases of one.
 */
export const stemOf = (word: string): string => keyOf(word).replace(/ie/g, 'e').replace(/ue/g, 'o');

/** Returns the keys of the words of a text that tell it from others. */
export const keysOf = (text: string): ReadonlySet<string> =>
  new Set(
    withoutAccents(text)
      .split(/[^a-z0-9]+/)
      .filter((word) => word.length > 1 && !isGrammar(word) && !isQuestionWord(word))
      .map(stemOf),
  );

/** Returns how much a text has of a term, from 0 to 1. */
export function similarity([word = '', ...phrases]: Term, keys: ReadonlySet<string>): number {
  if (keys.has(stemOf(word))) return 1;
  return phrases.some((phrase) => isIn(keysOf(phrase), keys)) ? BY_SYNONYM : 0;
}

const isIn = (some: ReadonlySet<string>, keys: ReadonlySet<string>) =>
  some.size > 0 && [...some].every((key) => keys.has(key));

/** Returns the mean of values; 0 if there are none. */
export const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
