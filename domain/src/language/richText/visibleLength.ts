import { filesInText } from './filesInText.js';

const unseen = /[\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** Characters of formatted text that its readers see; an entity counts as one, and so does a file. */
export const visibleLength = (html: string): number =>
  html
    .replace(/<[^<>]*>/g, '')
    .replace(/&nbsp;/g, ' ')
    .replace(/&(?:\w+|#\d+|#x[\da-f]+);/gi, '·')
    .replace(unseen, '')
    .trim().length + filesInText(html).length;
