/**
 * Interest of a term deposit over a commercial year, in cents, half up: P · rate · days / 360.
 * @param capital amount in cents
 * @param tasa yearly rate as a decimal string ("4.7500" is 4,75 %)
 * @param dias term in days
 */
export function interesPlazoFijo(capital: number, tasa: string, dias: number): number {
  const [, whole, fraction = ''] = /^(\d{1,3})(?:\.(\d{1,6}))?$/.exec(tasa) ?? [];
  if (whole === undefined) throw new RangeError(`Not a rate: ${tasa}`);
  if (!Number.isSafeInteger(capital) || !Number.isSafeInteger(dias))
    throw new RangeError('capital and dias must be whole');
  const product = BigInt(capital) * BigInt(whole + fraction.padEnd(6, '0')) * BigInt(dias);
  const divisor = 360n * 100n * 1_000_000n;
  return Number((2n * product + divisor) / (2n * divisor));
}
