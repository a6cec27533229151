/** CSV has no mark of its own: UTF-8 text without control characters that does not begin like HTML, XML or a script. */
export function isCsv(bytes: Buffer): boolean {
  const text = decoded(bytes);
  return text !== undefined && !/[^\P{Cc}\t\r\n]/u.test(text) && !/^\s*(<|#!|%)/.test(text);
}

function decoded(bytes: Buffer): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
