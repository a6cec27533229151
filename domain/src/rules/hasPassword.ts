// Bounded quantifiers keep matching linear in the length of the text (no ReDoS).

/** Connectors between the name of a secret and its value: «es», «:», «=», possibly repeated. */
const CONNECTOR = ` ?(?:(?:es|era|son|:|=|->) ?){1,3}`;
/** Qualifier between name and value: «clave de mi tarjeta», «PIN actual». */
const QUALIFIER = String.raw`(?: (?:secreta|secreto|actual|de (?:acceso|seguridad)|de (?:mi|la) \p{L}{1,30}))?`;
const CODE = String.raw`\b(?:pin|cvv2?|cvc2?|c[oó]digo de seguridad)\b`;
const WORD = String.raw`\b(?:claves?|contrase[ñn]as?|passwords?)\b`;

const patterns = [
  // «PIN 1234», «mi CVV es 123»: a few digits are enough.
  new RegExp(`${CODE}${QUALIFIER}(?:${CONNECTOR}| )["'«]?\\d{3,8}\\b(?![.,/-]\\d)`, 'iu'),
  // «clave 1234», «mi contraseña es Juan123» need a digit: «mi clave es la misma» reveals nothing.
  new RegExp(`${WORD}${QUALIFIER} ["'«]?\\d{4,8}\\b(?![.,/-]\\d)`, 'iu'),
  new RegExp(`${WORD}${QUALIFIER}${CONNECTOR}["'«]?(?=[^\\s,;]{0,60}\\d)[^\\s,;]{4}`, 'iu'),
];

/** Whether a text seems to reveal a password, a PIN or a card security code. */
export const hasPassword = (text: string): boolean => {
  const line = text.replace(/\s+/g, ' ');
  return patterns.some((pattern) => pattern.test(line));
};
