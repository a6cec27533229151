const TAG = '(?:W/)?"[\\x21\\x23-\\x7e\\x80-\\xff]*"';
const list = new RegExp(`^[\\s,]*${TAG}(?:\\s*,[\\s,]*${TAG})*[\\s,]*$`);
const strong = /(W\/)?"([^"]*)"/g;

/**
 * What an If-Match header names (RFC 9110 §13.1.1): `*`, or the values of its strong entity tags, since a weak one never
 * matches. Undefined when it is neither.
 */
export function readIfMatch(header: string): '*' | readonly string[] | undefined {
  if (header.trim() === '*') return '*';
  if (!list.test(header)) return undefined;
  return [...header.matchAll(strong)].flatMap(([, weak, value = '']) => (weak ? [] : [value]));
}
