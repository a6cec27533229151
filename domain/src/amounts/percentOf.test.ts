import { describe, expect, it } from '@jest/globals';
import { percentOf } from './percentOf.js';

describe('percentOf', () => {
  it.each([
    ['100.00', 80, '80.00'],
    ['1000.05', 80, '800.04'],
    ['0.01', 50, '0.01'],
    ['0.01', 49, '0.00'],
    ['99999999999.99', 80, '79999999999.99'],
  ])('of %s, %i %% is %s', (amount, percent, expected) => {
    expect(percentOf(amount, percent)).toBe(expected);
  });
});
