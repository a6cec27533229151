/** Sentences one after the other, each with its full stop but the last, which stays as it was written. */
export function inSentences(...parts: readonly (string | false | undefined)[]): string {
  const said = parts.filter((part) => part !== undefined && part !== false && part !== '') as string[];
  return said.map((part, at) => (at < said.length - 1 ? part.replace(/([^.!?])$/, '$1.') : part)).join(' ');
}
