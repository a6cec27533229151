/** Whether a text is another with words left out: same words, same order, ignoring punctuation. */
export function isShortened(short: string, whole: string): boolean {
  const kept = wordsOf(short);
  const matched = wordsOf(whole).reduce((at, word) => (word === kept[at] ? at + 1 : at), 0);
  return matched === kept.length;
}

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
