import { withoutMarks } from './marks.js';

/** Lower case, without accents nor doubled spaces: as two people would write the same word. */
export const plain = (text: string): string => withoutMarks(text).toLowerCase().replace(/\s+/g, ' ').trim();

/** Longer than any name of ours. */
const LONGEST_NAME = 500;

/** The same of what may be a name: what is longer is none, and stays as it is, for marks take time to look for. */
export const plainName = (text: string): string => (text.length > LONGEST_NAME ? text : plain(text));
