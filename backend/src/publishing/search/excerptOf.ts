import { FOUND } from './findings.repository.js';

/** Letters of an excerpt: two lines on a phone. */
const MOST = 180;
/** Shorter texts are labels, which say nothing by themselves. */
const SHORTEST = 20;
/** Letters shown before the first match of a long sentence. */
const BEFORE = 60;
/** A sentence ends with its line, or before a capital or a figure; a match may begin the next. */
const ENDS = new RegExp(`\\n|(?<=[.!?])\\s+(?=[${FOUND.from}¿¡«"]*[\\p{Lu}\\d])`, 'u');

/** Returns the sentence of a highlighted text that has most of its matches; a long one is cut at a word. */
export function excerptOf(text: string): string {
  const [best = ''] = text
    .split(ENDS)
    .map((sentence) => sentence.trim())
    .map((sentence, at) => ({ sentence, at, worth: worthOf(sentence) }))
    .toSorted((one, other) => other.worth - one.worth || one.at - other.at)
    .map(({ sentence }) => sentence);
  return best.length < SHORTEST ? '' : cut(best);
}

function worthOf(sentence: string): number {
  const [, ...marked] = sentence.split(FOUND.from);
  const matches = new Set(marked.map((part) => part.split(FOUND.to)[0]?.toLowerCase()));
  return matches.size + (sentence.length >= SHORTEST ? MOST : 0);
}

/** Shortens a sentence around its first match, without a marker of which the other half was cut. */
function cut(sentence: string): string {
  if (sentence.length <= MOST) return sentence;
  const match = Math.max(0, sentence.indexOf(FOUND.from));
  const from = match < MOST / 2 ? 0 : sentence.lastIndexOf(' ', match - BEFORE) + 1;
  const until = sentence.lastIndexOf(' ', from + MOST);
  const part = sentence.slice(from, until > from ? until : from + MOST);
  return part.lastIndexOf(FOUND.from) > part.lastIndexOf(FOUND.to) ? part + FOUND.to : part;
}
