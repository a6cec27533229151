// Longer than any address; what opens a program stands at its beginning.
const LONGEST = 4_096;
const harmless = /^(?:https?|mailto|tel):/i;
// Another scheme; or another machine, from a document that somebody keeps: `//server/x`, `\\server\x`.
const external = /^(?:[^/?#\\]*:|[/\\]{2})/;
// Readers pass over what no address has, as line breaks and the bytes that tell an alphabet.
const noAddress = /[^!-~]/g;

/**
 * Whether an address that a PDF gives leads to anything but a page, a mailbox or a telephone: to a file, a script, a program.
 * One without a scheme is a page.
 * @param {string} written the string with its brackets, as it stands
 */
export function leadsAway(written) {
  const begin = written.slice(0, LONGEST);
  const address = begin.startsWith('(') ? unescaped(begin.slice(1)) : fromHex(begin.slice(1));
  if (address === undefined) return true;
  const plain = address.replace(noAddress, '');
  return !harmless.test(plain) && (written.length > LONGEST || external.test(plain));
}

const signs = new Map(Object.entries({ n: '\n', r: '\r', t: '\t', b: '\b', f: '\f', '\n': '', '\r': '', '\r\n': '' }));

/** `\146` and `\f` as the bytes that they stand for; any other `\` is passed over. @param {string} text */
const unescaped = (text) =>
  text
    .replace(/\)$/, '')
    .replace(/\\([0-7]{1,3}|\r\n|.)/gs, (_, sign) =>
      /^[0-7]/.test(sign) ? String.fromCharCode(Number.parseInt(sign, 8) & 255) : (signs.get(sign) ?? sign),
    );

/** Undefined: readers do not agree on what it says. @param {string} text */
function fromHex(text) {
  const digits = text.replace(/>$/, '').replace(/[\0\t\n\f\r ]/g, '');
  return /^[0-9A-Fa-f]*$/.test(digits) ? Buffer.from(digits, 'hex').toString('latin1') : undefined;
}
