import { withoutMarks } from './marks.js';

/** Lower case, without accents nor doubled spaces: as two people would write the same word. */
export const plain = (text: string): string => withoutMarks(text).toLowerCase().replace(/\s+/g, ' ').trim();
