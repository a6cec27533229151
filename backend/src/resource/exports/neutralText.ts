// Leading apostrophes are included, so that the text with its own apostrophe is not neutralized to the same output.
const lineOrTab = /^'*[\t\r\n]/;
const quotesAndSpaces = /^["'\s]+/;
/** Cell and line separators of any format: a file may be parsed with another delimiter. */
const SEPARATOR = /([;,|\t\r\n])/;

/** Prevents formula injection: an apostrophe before formula signs, also after each separator. */
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

/** Reverses `neutralText`; returns any other text unchanged. */
export function withoutApostrophes(neutral: string): string {
  const bare = (piece: string) => (piece.startsWith("'") && opensFormula(piece) ? piece.slice(1) : piece);
  const [first = '', ...rest] = neutral.split(SEPARATOR);
  const inner = rest.map(bare).join('');
  const candidates = [first.replace(/^'/, '') + inner, first + inner];
  return candidates.find((text) => neutralText(text) === neutral) ?? neutral;
}

/** Signed values that no spreadsheet evaluates: a number, or a phone number with country code. */
const FIGURE = /^[+-]?\d[\d .]*$/;

/** Variant for machine-read files: numbers and phone numbers stay unchanged. */
export const neutralForPrograms = (text: string): string => (PLAIN.test(text) ? text : neutralText(text));

const PLAIN = /^[+-]?\d+([.,]\d+)?$/;
