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

/** What no spreadsheet runs, though it begins with a sign: a figure, or a telephone number with its country. */
const FIGURE = /^[+-]?\d+([.,]\d+)?$/;

/** The same in a file that programs read: a figure and a telephone number stay as they are. */
export const neutralForPrograms = (text: string): string => (FIGURE.test(text) ? text : neutralText(text));
