const SPACE = 1;
const DELIMITER = 2;
const kinds = new Uint8Array(256);
for (const one of '\0\t\n\f\r ') kinds[one.charCodeAt(0)] = SPACE;
for (const one of '()<>[]{}/%') kinds[one.charCodeAt(0)] = DELIMITER;

const codeOf = (/** @type {string} */ one) => one.charCodeAt(0);
const [OPEN, CLOSE, BACKSLASH, LINE_FEED, RETURN, HASH] = ['(', ')', '\\', '\n', '\r', '#'].map(codeOf);

// Ambiguous between readers: two bytes that some take for white space, `#` before non-hexadecimal digits, and an
// escaped zero, which ends the name for some.
const odd = /[\x80\xff]|#(?![0-9A-Fa-f]{2})|#00/;

/** Whether a byte is white space in a PDF. @param {number} code */
export const isSpace = (code) => kinds[code] === SPACE;

/**
 * Tokenizes a part of a PDF, given as Latin-1 text: names as `/Name` without escapes, `<<`, `>>`, `[`, `]`, `(` for any
 * string, and numbers and keywords unchanged. Forward only. `isCut`: the part ended inside a string or comment.
 * `isOdd`: a name or word is ambiguous between readers.
 */
export class Tokens {
  isCut = false;
  isOdd = false;
  /** Start of the last token. */
  from = 0;

  /** @param {string} text @param {number} at @param {number} end */
  constructor(text, at, end) {
    this.text = text;
    this.at = at;
    this.end = end;
  }

  /** Returns the next token; undefined at the end. @returns {string | undefined} */
  next() {
    while (this.at < this.end) {
      const from = this.at++;
      this.from = from;
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

  /** Returns the source text of the last token. */
  written() {
    return this.text.slice(this.from, this.at);
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

  /** Reads `<<`, `>>` or a hexadecimal string. @param {string} sign */
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

const ZERO = 48;
const NINE = 57;
const LOWER = 32;
const LETTER_A = 97;
const LETTER_F = 102;

/** Returns the value of a hexadecimal digit; -1 for any other character. @param {number} code */
function digitOf(code) {
  if (code >= ZERO && code <= NINE) return code - ZERO;
  const lower = code | LOWER;
  return lower >= LETTER_A && lower <= LETTER_F ? lower - LETTER_A + 10 : -1;
}

/**
 * Returns the byte of the escape `#41` at that position; -1 if there is none. @param {string} text @param {number} at
 */
function escapeAt(text, at) {
  const high = digitOf(text.charCodeAt(at + 1));
  const low = digitOf(text.charCodeAt(at + 2));
  return high < 0 || low < 0 ? -1 : high * 16 + low;
}

/**
 * Decodes the escapes of a name: `/J#61vaScript` is `/JavaScript`. Writes into one buffer, because a string per escape
 * would exhaust the memory of the whole process on a crafted file.
 * @param {string} text Latin-1
 */
export function plainName(text) {
  if (!text.includes('#')) return text;
  const plain = Buffer.allocUnsafe(text.length);
  let length = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    const value = code === HASH ? escapeAt(text, at) : -1;
    plain[length++] = value < 0 ? code : value;
    if (value >= 0) at += 2;
  }
  return plain.toString('latin1', 0, length);
}
