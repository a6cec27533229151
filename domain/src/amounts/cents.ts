/** Converts an amount ("-1250.50") to exact cents; null and undefined count as zero. */
export const cents = (amount: string | null | undefined): bigint => BigInt((amount ?? '0.00').replace('.', ''));

/** Formats non-negative cents as an amount: 125050n → "1250.50". */
export const amount = (total: bigint): string => `${total / 100n}.${String(total % 100n).padStart(2, '0')}`;

/** Whether two amounts differ by at most `tolerance` cents. */
export const areWithin = (a: bigint, b: bigint, tolerance: bigint): boolean => {
  const difference = a - b;
  return difference <= tolerance && -difference <= tolerance;
};
