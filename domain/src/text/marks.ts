/** Marks after the thirtieth on a letter (UAX 15 §13): reordering n marks takes O(n²), minutes for a few kB. */
const unsafe = /(?<=\p{M}{30})\p{M}+/gu;

/** Normalizes a text to NFC. */
export const composed = (text: string): string => text.replace(unsafe, '').normalize('NFC');

/** Removes the marks of letters: «año» becomes «ano». */
export const withoutMarks = (text: string): string => text.replace(unsafe, '').normalize('NFD').replace(/\p{M}/gu, '');
