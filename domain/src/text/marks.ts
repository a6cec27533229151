/**
 * Marks of one letter past the thirtieth, which no language writes (Unicode calls such text stream-safe, UAX 15 §13). Putting n of them
 * in order takes n² of time: a few kB that were packed, minutes.
 */
const unsafe = /(?<=\p{M}{30})\p{M}+/gu;

/** With each letter and its marks written in one way (NFC). */
export const composed = (text: string): string => text.replace(unsafe, '').normalize('NFC');

/** The letters without their marks: «año» is «ano». */
export const withoutMarks = (text: string): string => text.replace(unsafe, '').normalize('NFD').replace(/\p{M}/gu, '');
