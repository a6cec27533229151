import { withoutMarks } from './marks.js';

export const plain = (text: string): string => withoutMarks(text).toLowerCase().replace(/\s+/g, ' ').trim();

/** Longer than any name in the product. */
const LONGEST_NAME = 500;

/** Normalizes a possible name; returns longer texts unchanged, because removing marks is slow. */
export const plainName = (text: string): string => (text.length > LONGEST_NAME ? text : plain(text));
