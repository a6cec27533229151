import { expect, it } from '@jest/globals';
import { median } from './answer-speed.js';

it.each([
  [[], null],
  [[[3, 0]], null],
  [[[4, 1]], 4],
  [
    [
      [5, 1],
      [1, 1],
    ],
    3,
  ],
  [
    [
      [9, 1],
      [1, 2],
    ],
    1,
  ],
  [
    [
      [1, 2],
      [2, 2],
    ],
    1.5,
  ],
  [
    [
      [10, 1],
      [0, 1_000_000],
    ],
    0,
  ],
] as [[number, number][], number | null][])('the median of %j is %j', (found, expected) =>
  expect(median(found)).toBe(expected),
);
