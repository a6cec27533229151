/** Joins sentences with a full stop between them. The last one keeps its own ending. */
export function inSentences(...parts: readonly (string | false | undefined)[]): string {
  const said = parts.filter((part) => part !== undefined && part !== false && part !== '') as string[];
  return said.map((part, at) => (at < said.length - 1 ? part.replace(/([^.!?])$/, '$1.') : part)).join(' ');
}
