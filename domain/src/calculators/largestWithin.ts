/** Evaluated candidate and its cost. */
type Attempt<T> = { at: number; cost: number; made: T };

/**
 * Returns the result for the largest integer of a range whose cost is at most `most`; undefined when even the least
 * costs more. Costs must increase with the number.
 * Each evaluation is slow and costs are nearly linear, so this interpolates between the two nearest known points. Every
 * third step bisects, for curves.
 */
export function largestWithin<T>(
  make: (at: number) => { cost: number; made: T },
  most: number,
  [least, greatest]: readonly [number, number],
): T | undefined {
  const tried = (at: number): Attempt<T> => ({ at, ...make(at) });
  if (least > greatest) return undefined;
  let high = tried(greatest);
  if (high.cost <= most) return high.made;
  let low = tried(least);
  if (low.cost > most) return undefined;
  for (let turn = 1; high.at - low.at > 1; turn++) {
    const part = turn % 3 === 0 ? 0.5 : (most - low.cost) / (high.cost - low.cost);
    const next = tried(Math.min(Math.max(low.at + Math.floor(part * (high.at - low.at)), low.at + 1), high.at - 1));
    if (next.cost <= most) low = next;
    else high = next;
  }
  return low.made;
}
