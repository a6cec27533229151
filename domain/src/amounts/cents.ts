/** An amount ("-1250.50") as exact cents; nothing counts as zero. */
export const cents = (amount: string | null | undefined): bigint => BigInt((amount ?? '0.00').replace('.', ''));

/** Cents that are not below zero as an amount: 125050n → "1250.50". */
export const amount = (total: bigint): string => `${total / 100n}.${String(total % 100n).padStart(2, '0')}`;

/** Whether two amounts differ by at most so many cents. */
export const areWithin = (a: bigint, b: bigint, tolerance: bigint): boolean => {
  const difference = a - b;
  return difference <= tolerance && -difference <= tolerance;
};
