/** A whole number, and what it costs. */
type Tried<T> = { at: number; cost: number; made: T };

/**
 * The largest whole number of a range whose cost is within `most`, with what was made to know it; undefined where the least costs
 * more. Costs rise with the number. To know one takes long, and costs lie near a line: the next that is tried is where a line between the two
 * nearest known ones meets `most`, and every third time the middle, for what bends.
 */
export function largestWithin<T>(
  make: (at: number) => { cost: number; made: T },
  most: number,
  [least, greatest]: readonly [number, number],
): T | undefined {
  const tried = (at: number): Tried<T> => ({ at, ...make(at) });
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
