/** Currency notations next to a figure. A plain «$» means dollars; in «Bs.-» the dash is no minus. */
const written: Readonly<Record<string, string>> = { BOB: 'bs(?:\\.-?)?', USD: 'usd|\\$us|us\\$|\\$', UFV: 'ufv' };

const before: ReadonlyMap<string, RegExp> = new Map(
  Object.entries(written).map(([currency, sign]) => [currency, new RegExp(`^(?:${sign})\\s*(?=[\\d-])`, 'i')]),
);

const any = Object.values(written).join('|');
const signed = new RegExp(`^\\s*(${any})?\\s*-?\\d[\\d.,]*\\s*(%|${any})?\\s*$`, 'i');

/** Returns the currency sign or «%» next to a figure, as written. */
export function signIn(text: string): string | undefined {
  const [, before, after] = signed.exec(text) ?? [];
  return before ?? after;
}

export function withoutSign(text: string, currency: string): string {
  const sign = before.get(currency);
  return sign ? text.replace(sign, '') : text;
}
