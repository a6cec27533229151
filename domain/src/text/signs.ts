/** How people write each currency beside a figure. A lone «$» says dollars: bolivianos are «Bs», also «Bs.-», which takes nothing away. */
const written: Readonly<Record<string, string>> = { BOB: 'bs(?:\\.-?)?', USD: 'usd|\\$us|us\\$|\\$', UFV: 'ufv' };

const before: ReadonlyMap<string, RegExp> = new Map(
  Object.entries(written).map(([currency, sign]) => [currency, new RegExp(`^(?:${sign})\\s*(?=[\\d-])`, 'i')]),
);

const any = Object.values(written).join('|');
const signed = new RegExp(`^\\s*(${any})?\\s*-?\\d[\\d.,]*\\s*(%|${any})?\\s*$`, 'i');

/** The currency or the «%» that stands beside a figure, as it was written. */
export function signIn(text: string): string | undefined {
  const [, before, after] = signed.exec(text) ?? [];
  return before ?? after;
}

/** A figure without that currency before it, where it stands there. */
export function withoutSign(text: string, currency: string): string {
  const sign = before.get(currency);
  return sign ? text.replace(sign, '') : text;
}
