/** Endings of nouns in the singular and of the usual tenses. */
const ENDING = /(?<=...)(?:aron|ieron|iendo|ando|amos|emos|imos|(?<=....)[ai]d[ao]|ar|er|ir|an|en|io|[aeio])$/;

/** Returns the stem: «robaron» and «robo» become one. Expects lower case without accents. */
export const rootOf = (word: string): string => word.replace(/(?<=...)(?:e?s){1,3}$/, '').replace(ENDING, '');
