import { describe, expect, it } from '@jest/globals';
import { withoutDots, withoutThousands, withThousands } from './thousands';

describe('thousands separators in a typed amount', () => {
  it.each([
    ['50.000', '50000'],
    ['1.500.000,50', '1500000,50'],
    ['50000.50', '50000.50'],
    ['50.00', '50.00'],
    ['mil', 'mil'],
  ])('%s, when complete, is read as %s', (written, expected) => {
    expect(withoutThousands(written)).toBe(expected);
  });

  it.each([
    ['50.0000', '500000'],
    ['50.00', '5000'],
    ['1.234,5', '1234,5'],
    ['12a', '12a'],
  ])('%s, while typing, is read as %s', (written, expected) => {
    expect(withoutDots(written)).toBe(expected);
  });

  it.each([
    ['500000', '500.000'],
    ['1234,', '1.234,'],
    ['1234.5', '1.234,5'],
    ['999', '999'],
    ['', ''],
    ['abc', 'abc'],
  ])('%s is shown as %s', (value, expected) => {
    expect(withThousands(value)).toBe(expected);
  });
});
