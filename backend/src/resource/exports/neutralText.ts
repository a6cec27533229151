const lineOrTab = /^[\t\r\n]/;
const quotesAndSpaces = /^["'\s]+/;

/**
 * A text that no spreadsheet takes for a formula: with an apostrophe before it when it starts, after any quotes and spaces,
 * with a sign that opens one, in whatever width. To read it back, take away the apostrophe where what follows is such a text.
 */
export function neutralText(text: string): string {
  const first = text.replace(quotesAndSpaces, '').slice(0, 1).normalize('NFKC');
  return lineOrTab.test(text) || (first !== '' && '=+-@'.includes(first)) ? `'${text}` : text;
}
