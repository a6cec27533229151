// Each part is of bounded length: what anybody writes is read in a time that grows with it, and no faster.

/** What follows the name of a secret when it is given away: «es», «:», «=», more than once at times. */
const GIVEN = ` ?(?:(?:es|era|son|:|=|->) ?){1,3}`;
/** Whose it is, between its name and its value: «clave de mi tarjeta», «PIN actual». */
const WHOSE = String.raw`(?: (?:secreta|secreto|actual|de (?:acceso|seguridad)|de (?:mi|la) \p{L}{1,30}))?`;
const CODE = String.raw`\b(?:pin|cvv2?|cvc2?|c[oó]digo de seguridad)\b`;
const WORD = String.raw`\b(?:claves?|contrase[ñn]as?|passwords?)\b`;

const patterns = [
  // «PIN 1234», «mi CVV es 123»: few digits are enough.
  new RegExp(`${CODE}${WHOSE}(?:${GIVEN}| )["'«]?\\d{3,8}\\b(?![.,/-]\\d)`, 'iu'),
  // «clave 1234», «mi contraseña es Juan123», with a digit in it: «mi clave es la misma» gives nothing away.
  new RegExp(`${WORD}${WHOSE} ["'«]?\\d{4,8}\\b(?![.,/-]\\d)`, 'iu'),
  new RegExp(`${WORD}${WHOSE}${GIVEN}["'«]?(?=[^\\s,;]{0,60}\\d)[^\\s,;]{4}`, 'iu'),
];

/** Whether a text seems to give a password, a PIN or the security code of a card away. */
export const hasPassword = (text: string): boolean => {
  const line = text.replace(/\s+/g, ' ');
  return patterns.some((pattern) => pattern.test(line));
};
