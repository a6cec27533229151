/** A value and its frequency. */
export type Found = readonly [value: number, times: number];

/** Returns the median of a frequency table, averaging the middle two; null if it is empty. */
export function median(found: readonly Found[]): number | null {
  const sorted = found.filter(([, times]) => times > 0).sort(([one], [other]) => one - other);
  const total = sorted.reduce((sum, [, times]) => sum + times, 0);
  if (total === 0) return null;
  return (nth(sorted, Math.ceil(total / 2)) + nth(sorted, Math.floor(total / 2) + 1)) / 2;
}

/** Returns the nth value, counting from one. */
function nth(sorted: readonly Found[], place: number): number {
  let passed = 0;
  for (const [value, times] of sorted) {
    passed += times;
    if (passed >= place) return value;
  }
  return Number.NaN;
}
