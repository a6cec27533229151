/**
 * Whether a text seems to contain a payment card number: 13 to 19 digits with a valid check digit (ISO/IEC 7812-1,
 * Luhn). Counts whole groups of digits separated by spaces or hyphens; groups printed as on cards may have any
 * separator.
 * Ignores parts of longer groups, so that long reference numbers do not match.
 */
export function hasCardNumber(text: string): boolean {
  const runs = [...(text.match(GROUPED_DIGITS) ?? []), ...(text.match(CARD_GROUPS) ?? [])];
  return runs.some((run) => joinedGroups(run.match(/\d+/g) ?? []).some(hasCheckDigit));
}

const GROUPED_DIGITS = /\d+(?:(?:[^\S\r\n]?[-–][^\S\r\n]?|[^\S\r\n])\d+)*/g;

/** «4111.1111.1111.1111», «3782/822463/10005»: dates and amounts have no such groups. */
const CARD_GROUPS =
  /(?<!\d)\d{4}(?:(?:[^\p{L}\d\r\n]{1,3}\d{4}){3}|[^\p{L}\d\r\n]{1,3}\d{6}[^\p{L}\d\r\n]{1,3}\d{5})(?!\d)/gu;

function joinedGroups(groups: readonly string[]): string[] {
  const found: string[] = [];
  for (let from = 0; from < groups.length; from++) {
    let digits = '';
    for (let at = from; at < groups.length && digits.length < 19; at++) {
      digits += groups[at];
      if (digits.length >= 13 && digits.length <= 19) found.push(digits);
    }
  }
  return found;
}

function hasCheckDigit(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, at) => {
    const value = at % 2 === 1 ? Number(digit) * 2 : Number(digit);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

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

/** Rule: no card number or password, which every reader of the case would see. */
export const noSecrets = <K extends string>(field: K) => ({
  field,
  message: 'No escriba números de tarjeta ni claves: bórrelos para continuar. Nunca se los pediremos',
  holds: (values: Readonly<Partial<Record<K, unknown>>>) =>
    textsIn(values[field]).every((text) => !hasCardNumber(text) && !hasPassword(text)),
});

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
