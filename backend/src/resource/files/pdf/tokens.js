const SPACE = 1;
const DELIMITER = 2;
const kinds = new Uint8Array(256);
for (const one of '\0\t\n\f\r ') kinds[one.charCodeAt(0)] = SPACE;
for (const one of '()<>[]{}/%') kinds[one.charCodeAt(0)] = DELIMITER;

const codeOf = (/** @type {string} */ one) => one.charCodeAt(0);
const [OPEN, CLOSE, BACKSLASH, LINE_FEED, RETURN] = ['(', ')', '\\', '\n', '\r'].map(codeOf);

// Two bytes that are white space to some, `#` before what are no hexadecimal digits, which some count with nevertheless, and
// a zero that ends the name for others.
const odd = /[\x80\xff]|#(?![0-9A-Fa-f]{2})|#00/;

/** Whether a byte is white space to a reader of PDF. @param {number} code */
export const isSpace = (code) => kinds[code] === SPACE;

/**
 * The tokens of a part of a PDF, given as Latin-1 text: names as `/Name` without escapes, `<<`, `>>`, `[`, `]`, `(` for any
 * string, and numbers and keywords as they stand. Goes forward only; `isCut` afterwards: the part ended inside a string or comment. `isOdd`: a name or word is another to another reader.
 */
export class Tokens {
  isCut = false;
  isOdd = false;

  /** @param {string} text @param {number} at @param {number} end */
  constructor(text, at, end) {
    this.text = text;
    this.at = at;
    this.end = end;
  }

  /** The next token; undefined at the end. @returns {string | undefined} */
  next() {
    while (this.at < this.end) {
      const from = this.at++;
      const code = this.text.charCodeAt(from);
      if (kinds[code] === SPACE) continue;
      if (kinds[code] !== DELIMITER) return this.wordFrom(from);
      const sign = this.text.charAt(from);
      if (sign === '%') this.skipComment();
      else if (sign === '/') return plainName(this.wordFrom(from));
      else if (sign === '(') return this.skipString();
      else if (sign === '<' || sign === '>') return this.angle(sign);
      else return sign;
    }
    return undefined;
  }

  /** @param {number} from */
  wordFrom(from) {
    while (this.at < this.end && !kinds[this.text.charCodeAt(this.at)]) this.at++;
    const word = this.text.slice(from, this.at);
    this.isOdd ||= odd.test(word);
    return word;
  }

  skipComment() {
    for (; this.at < this.end; this.at++) {
      const code = this.text.charCodeAt(this.at);
      if (code === LINE_FEED || code === RETURN) return;
    }
    this.isCut = true;
  }

  skipString() {
    let depth = 1;
    for (; this.at < this.end && depth > 0; this.at++) {
      const code = this.text.charCodeAt(this.at);
      if (code === BACKSLASH) this.at++;
      else if (code === OPEN) depth++;
      else if (code === CLOSE) depth--;
    }
    this.isCut ||= depth > 0;
    return '(';
  }

  /** `<<` or `>>`, or a string in hexadecimal. @param {string} sign */
  angle(sign) {
    if (this.at < this.end && this.text.charAt(this.at) === sign) {
      this.at++;
      return sign + sign;
    }
    if (sign === '>') return sign;
    while (this.at < this.end && this.text.charAt(this.at) !== '>') this.at++;
    this.isCut ||= this.at >= this.end;
    this.at++;
    return '(';
  }
}

/** `/J#61vaScript` is `/JavaScript` to a reader. @param {string} text */
export const plainName = (text) =>
  text.includes('#')
    ? text.replace(/#([0-9A-Fa-f]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)))
    : text;
