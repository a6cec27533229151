import { expect, it } from '@jest/globals';
import { findLargest } from './capacidadDePago.js';

/** Returns the result and the number of evaluations that it took. */
function found(costOf: (at: number) => number, most: number, range: readonly [number, number]) {
  let made = 0;
  const at = findLargest((at) => ({ cost: costOf(at), made: ++made && at }), most, range);
  return { at, made };
}

it.each<[string, number, (at: number) => number]>([
  ['is linear', 6, (at) => 0.35 * at + 30],
  ['is rounded', 10, (at) => Math.round(3.5137 * at) / 10],
  ['is piecewise linear', 20, (at) => Math.max(0.2 * at, 0.9 * at - 100_000)],
])('finds the largest of a million values whose cost %s, in at most %i evaluations', (_, few, costOf) => {
  for (const most of [40, 777, 12_345.67, 100_000, 333_333]) {
    const { at = 0, made } = found(costOf, most, [1, 1_000_000]);
    expect([costOf(at) <= most, costOf(at + 1) <= most]).toEqual([true, false]);
    expect(made).toBeLessThanOrEqual(few);
  }
});

it('returns the ends of the range, and undefined when even the smallest is too expensive', () => {
  expect(found((at) => at, 9, [1, 9])).toEqual({ at: 9, made: 1 });
  expect(found((at) => at, 1, [1, 9]).at).toBe(1);
  expect(found((at) => at, 0, [1, 9]).at).toBeUndefined();
  expect(found((at) => at, 5, [7, 6]).at).toBeUndefined();
});
