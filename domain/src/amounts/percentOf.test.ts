import { describe, expect, it } from '@jest/globals';
import { percentOf } from './percentOf.js';

describe('percentOf', () => {
  it.each([
    ['100.00', '80.0000', '80.00'],
    ['1000.05', '80.0000', '800.04'],
    ['0.01', '50.0000', '0.01'],
    ['0.01', '49.0000', '0.00'],
    ['330000.00', '12.5000', '41250.00'],
    ['99999999999.99', '80.0000', '79999999999.99'],
  ])('%s, %s %% → %s', (amount, percent, expected) => {
    expect(percentOf(amount, percent)).toBe(expected);
  });
});
