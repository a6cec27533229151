// Longer than any address; a dangerous scheme is at its beginning.
const LONGEST = 4_096;
const harmless = /^(?:https?|mailto|tel):/i;
// Another scheme, or a network path that opens from a saved document: `//server/x`, `\\server\x`.
const external = /^(?:[^/?#\\]*:|[/\\]{2})/;
// Readers skip characters that are invalid in an address, such as line breaks and byte order marks.
const noAddress = /[^!-~]/g;

/**
 * Whether an address in a PDF leads to anything but a page, a mailbox or a telephone: to a file, a script, a program.
 * An address without a scheme is a page.
 * @param {string} written the string with its delimiters
 */
export function leadsAway(written) {
  const begin = written.slice(0, LONGEST);
  const address = begin.startsWith('(') ? unescaped(begin.slice(1)) : fromHex(begin.slice(1));
  if (address === undefined) return true;
  const plain = address.replace(noAddress, '');
  return !harmless.test(plain) && (written.length > LONGEST || external.test(plain));
}

const signs = new Map(Object.entries({ n: '\n', r: '\r', t: '\t', b: '\b', f: '\f', '\n': '', '\r': '', '\r\n': '' }));

/** Decodes `\146` and `\f`; skips any other `\`. @param {string} text */
const unescaped = (text) =>
  text
    .replace(/\)$/, '')
    .replace(/\\([0-7]{1,3}|\r\n|.)/gs, (_, sign) =>
      /^[0-7]/.test(sign) ? String.fromCharCode(Number.parseInt(sign, 8) & 255) : (signs.get(sign) ?? sign),
    );

/** Undefined where readers disagree on its value. @param {string} text */
function fromHex(text) {
  const digits = text.replace(/>$/, '').replace(/[\0\t\n\f\r ]/g, '');
  return /^[0-9A-Fa-f]*$/.test(digits) ? Buffer.from(digits, 'hex').toString('latin1') : undefined;
}
