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
