import { isOrdered } from './isOrdered.js';

/** A closed range; an end that is missing is open. */
export type Range = readonly [from: Bound, to: Bound];
type Bound = string | number | null | undefined;

/** Whether two closed ranges share a value: 0–100 and 100–200 do. */
export const rangesOverlap = (a: Range, b: Range): boolean => isOrdered(a[0], b[1]) && isOrdered(b[0], a[1]);

/** The first two rows that collide, counted from 1 as people count them. */
export function findCollision<T>(
  list: readonly T[],
  collide: (one: T, other: T) => boolean,
): readonly [number, number] | undefined {
  for (const [at, one] of list.entries()) {
    const other = list.findIndex((later, index) => index > at && collide(one, later));
    if (other >= 0) return [at + 1, other + 1];
  }
  return undefined;
}
