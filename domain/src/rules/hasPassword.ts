/** What follows the name of a secret when it is given away: «es», «:», «=», more than once at times. */
const GIVEN = String.raw`\s*(?:(?:es|era|son|:|=|->)\s*)+`;
/** Whose it is, between its name and its value: «clave de mi tarjeta», «PIN actual». */
const WHOSE = String.raw`(?:\s+(?:secreta|secreto|actual|de\s+(?:acceso|seguridad)|de\s+(?:mi|la)\s+\p{L}+))?`;
const CODE = String.raw`\b(?:pin|cvv2?|cvc2?|c[oó]digo\s+de\s+seguridad)\b`;
const WORD = String.raw`\b(?:claves?|contrase[ñn]as?|passwords?)\b`;

const patterns = [
  // «PIN 1234», «mi CVV es 123»: few digits are enough.
  new RegExp(`${CODE}${WHOSE}(?:${GIVEN}|\\s+)["'«]?\\d{3,8}\\b(?![.,/-]\\d)`, 'iu'),
  // «clave 1234», «mi contraseña es Juan123», with a digit in it: «mi clave es la misma» gives nothing away.
  new RegExp(`${WORD}${WHOSE}\\s+["'«]?\\d{4,8}\\b(?![.,/-]\\d)`, 'iu'),
  new RegExp(`${WORD}${WHOSE}${GIVEN}["'«]?(?=[^\\s,;]*\\d)[^\\s,;]{4,}`, 'iu'),
];

/** Whether a text seems to give a password, a PIN or the security code of a card away. */
export const hasPassword = (text: string): boolean => patterns.some((pattern) => pattern.test(text));
