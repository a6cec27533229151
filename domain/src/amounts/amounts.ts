/** Converts an amount ("-1250.50") to exact cents; null and undefined count as zero. */
export const cents = (amount: string | null | undefined): bigint => BigInt((amount ?? '0.00').replace('.', ''));

/** Formats non-negative cents as an amount: 125050n → "1250.50". */
export const amount = (total: bigint): string => `${total / 100n}.${String(total % 100n).padStart(2, '0')}`;

/** Whether two amounts differ by at most `tolerance` cents. */
export const differByAtMost = (a: bigint, b: bigint, tolerance: bigint): boolean => {
  const difference = a - b;
  return difference <= tolerance && -difference <= tolerance;
};

/** Returns a percentage, half up: ("12.50", "100.00") → "12.50"; undefined for a whole of zero or a negative part. */
export function coefficient(part: string, whole: string): string | undefined {
  const [a, b] = [cents(part), cents(whole)];
  if (b <= 0n || a < 0n) return undefined;
  const hundredths = (a * 20_000n + b) / (b * 2n);
  return `${hundredths / 100n}.${String(hundredths % 100n).padStart(2, '0')}`;
}

/** Returns the rates in force on a day: per currency, those with the latest start date up to that day. */
export function ratesOn<T extends { moneda: string; vigenteDesde: string }>(rates: readonly T[], day: string): T[] {
  const inForce = rates.filter(({ vigenteDesde }) => vigenteDesde <= day);
  const latest = (moneda: string) =>
    inForce.reduce((last, one) => (one.moneda === moneda && one.vigenteDesde > last ? one.vigenteDesde : last), '');
  return inForce.filter(({ moneda, vigenteDesde }) => vigenteDesde === latest(moneda));
}

/** Like `coefficient`, in the format of a percent field ("1.6000"); null without a result. */
export function ratio(part: string | null | undefined, whole: string | null | undefined): string | null {
  const found = part && whole ? coefficient(part, whole) : undefined;
  return found === undefined ? null : `${found}00`;
}
