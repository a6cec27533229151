/** A word without the ending of its number and gender: enough to know it again. It is in lower case and without accents. */
export const rootOf = (word: string): string => word.replace(/(?<=...)(es|s)$/, '').replace(/(?<=...)[aeo]$/, '');
