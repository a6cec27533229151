import { FOUND } from './findings.repository.js';

/** Letters of an excerpt: two lines on a phone. */
const MOST = 180;
/** A sentence ends before a capital or a figure; a match may begin the next. */
const ENDS = new RegExp(`(?<=[.!?])\\s+(?=[${FOUND.from}¿¡«"]*[\\p{Lu}\\d])`, 'u');

/** Returns the first sentences of a highlighted summary, as many as fit; a long one is cut at a word. */
export function excerptOf(summary: string): string {
  const [first = '', ...others] = summary.split(ENDS);
  let excerpt = first.trim();
  for (const sentence of others) {
    if (excerpt.length + sentence.length >= MOST) break;
    excerpt += ` ${sentence}`;
  }
  return excerpt.length <= MOST ? excerpt : cut(excerpt);
}

/** Shortens a sentence, without a marker of which the other half was cut. */
function cut(sentence: string): string {
  const until = sentence.lastIndexOf(' ', MOST);
  const part = sentence.slice(0, until > 0 ? until : MOST);
  return part.lastIndexOf(FOUND.from) > part.lastIndexOf(FOUND.to) ? part + FOUND.to : part;
}
