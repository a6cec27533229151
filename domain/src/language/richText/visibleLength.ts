import { filesInText } from './filesInText.js';

const unseen = /[\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** Counts the visible characters of formatted text; an entity or an embedded file counts as one. */
export const visibleLength = (html: string): number =>
  html
    .replace(/<[^<>]*>/g, '')
    .replace(/&nbsp;/g, ' ')
    .replace(/&(?:\w+|#\d+|#x[\da-f]+);/gi, '·')
    .replace(unseen, '')
    .trim().length + filesInText(html).length;
