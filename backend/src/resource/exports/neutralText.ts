// Behind an apostrophe of its own as well: what is written of both must not be the same.
const lineOrTab = /^'*[\t\r\n]/;
const quotesAndSpaces = /^["'\s]+/;
/** What parts the cells or lines of some file: whoever opens one may part it by other signs than it was written with. */
const SEPARATOR = /([;,|\t\r\n])/;

/**
 * A text that no spreadsheet takes for a formula: with an apostrophe before it when it starts, after any quotes and spaces,
 * with a sign that opens one, in whatever width. So it is after each sign that parts cells or lines, where no figure follows.
 */
export function neutralText(text: string): string {
  const [first = '', ...rest] = text.split(SEPARATOR);
  if (rest.length === 0) return neutralAsCell(text);
  const inner = rest.map((piece) => (opensFormula(piece) && !FIGURE.test(piece.trim()) ? `'${piece}` : piece)).join('');
  return lineOrTab.test(text) || opensFormula(first) ? `'${first}${inner}` : first + inner;
}

const neutralAsCell = (text: string) => (lineOrTab.test(text) || opensFormula(text) ? `'${text}` : text);

function opensFormula(text: string): boolean {
  const first = text.replace(quotesAndSpaces, '').slice(0, 1).normalize('NFKC');
  return first !== '' && '=+-@'.includes(first);
}

/** The text that `neutralText` was given, of what it gave; any other as it is. */
export function withoutApostrophes(neutral: string): string {
  const bare = (piece: string) => (piece.startsWith("'") && opensFormula(piece) ? piece.slice(1) : piece);
  const [first = '', ...rest] = neutral.split(SEPARATOR);
  const inner = rest.map(bare).join('');
  const candidates = [first.replace(/^'/, '') + inner, first + inner];
  return candidates.find((text) => neutralText(text) === neutral) ?? neutral;
}

/** What no spreadsheet runs, though it begins with a sign: a figure, or a telephone number with its country. */
const FIGURE = /^[+-]?\d[\d .]*$/;

/** The same in a file that programs read: a figure and a telephone number stay as they are. */
export const neutralForPrograms = (text: string): string => (PLAIN.test(text) ? text : neutralText(text));

const PLAIN = /^[+-]?\d+([.,]\d+)?$/;
