/**
 * Monthly payment of a loan with equal payments (French system, 30/360), in cents, half up.
 * @param capital amount in cents
 * @param tasa yearly rate as a decimal string ("16.0000" is 16 %)
 * @param meses number of payments
 *
 * C = P·i / (1 − (1+i)^−n) with i = rate/12, in integers scaled by 10^18: a float would miss cents on long terms.
 */
export function cuotaFija(capital: number, tasa: string, meses: number): number {
  if (!Number.isSafeInteger(capital) || capital <= 0) throw new RangeError('capital must be positive cents');
  if (!Number.isSafeInteger(meses) || meses <= 0) throw new RangeError('meses must be a positive whole number');
  const principal = BigInt(capital);
  const rate = monthlyRate(tasa);
  if (rate === 0n) return Number(half(principal, BigInt(meses)));
  let growth = ONE;
  for (let k = 0; k < meses; k++) growth = half(growth * (ONE + rate), ONE);
  return Number(half(principal * rate * growth, ONE * (growth - ONE)));
}

const ONE = 10n ** 18n;

/** «16.0000» → 0.16/12 scaled by 10^18. */
function monthlyRate(tasa: string): bigint {
  const [, whole, fraction = ''] = /^(\d{1,3})(?:\.(\d{1,6}))?$/.exec(tasa) ?? [];
  if (whole === undefined) throw new RangeError(`Not a rate: ${tasa}`);
  return half(BigInt(whole + fraction.padEnd(6, '0')) * 10n ** 10n, 12n);
}

/** Division rounded half up, of what is not negative. */
const half = (a: bigint, b: bigint) => (2n * a + b) / (2n * b);
