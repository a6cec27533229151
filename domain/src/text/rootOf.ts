/** Returns the stem of a word, without plural and gender endings. Expects lower case without accents. */
export const rootOf = (word: string): string => word.replace(/(?<=...)(es|s)$/, '').replace(/(?<=...)[aeo]$/, '');
