/**
 * Combining marks after the thirtieth on one letter, which no language uses (Unicode stream-safe format, UAX 15 §13).
 * Reordering n marks takes O(n²): a crafted text of a few kB would take minutes.
 */
const unsafe = /(?<=\p{M}{30})\p{M}+/gu;

/** Normalizes a text to NFC. */
export const composed = (text: string): string => text.replace(unsafe, '').normalize('NFC');

/** Removes the marks of letters: «año» becomes «ano». */
export const withoutMarks = (text: string): string => text.replace(unsafe, '').normalize('NFD').replace(/\p{M}/gu, '');
