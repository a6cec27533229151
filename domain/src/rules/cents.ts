/** An amount ("-1250.50") as exact cents; nothing counts as zero. */
export const cents = (amount: string | null | undefined): bigint => BigInt((amount ?? '0.00').replace('.', ''));

/** Whether two amounts differ by at most so many cents. */
export const areWithin = (a: bigint, b: bigint, tolerance: bigint): boolean => {
  const difference = a - b;
  return difference <= tolerance && -difference <= tolerance;
};
