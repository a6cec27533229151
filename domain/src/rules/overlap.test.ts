import { expect, test } from '@jest/globals';
import { findCollision, rangesOverlap } from './noOverlap.js';

test.each([
  [['0.00', '100.00'], ['100.00', '200.00'], true],
  [['0.00', '100.00'], ['100.01', null], false],
  [[null, null], ['5.00', '6.00'], true],
  [['90.00', null], ['1000.00', null], true],
  [['1000.00', null], ['0.00', '90.00'], false],
  [[30, 59], [60, 89], false],
  [[30, 360], [60, 89], true],
] as const)('%j and %j overlap: %s, in either order', (a, b, expected) => {
  expect(rangesOverlap(a, b)).toBe(expected);
  expect(rangesOverlap(b, a)).toBe(expected);
});

test('findCollision returns the first colliding pair, or undefined', () => {
  const same = (a: string, b: string) => a === b;
  expect(findCollision(['a', 'b', 'c', 'b', 'a'], same)).toEqual([1, 5]);
  expect(findCollision(['a', 'b'], same)).toBeUndefined();
});
