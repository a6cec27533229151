/** A percentage of an amount in cents, half up. `porcentaje` is a decimal string ("0.0240" is 0,024 %). */
export function porcentajeDe(capital: number, porcentaje: string): number {
  const [, whole, fraction = ''] = /^(\d{1,3})(?:\.(\d{1,6}))?$/.exec(porcentaje) ?? [];
  if (whole === undefined) throw new RangeError(`Not a percentage: ${porcentaje}`);
  if (!Number.isSafeInteger(capital)) throw new RangeError('capital must be whole cents');
  const product = BigInt(capital) * BigInt(whole + fraction.padEnd(6, '0'));
  const divisor = 100n * 1_000_000n;
  return Number((2n * product + divisor) / (2n * divisor));
}
