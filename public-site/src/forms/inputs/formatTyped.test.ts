import { canonicalDecimal } from '@coop/domain/amounts';
import { describe, expect, it } from '@jest/globals';
import { formatTyped } from './typed';

describe('an amount in a form', () => {
  it.each([
    ['20000', '20.000'],
    ['20.000', '20.000'],
    ['20000.00', '20.000'],
    ['1250,5', '1.250,50'],
    ['1,234', '1,234'],
    ['veinte', 'veinte'],
    ['', ''],
  ])('%s is formatted as %s', (written, expected) => {
    expect(formatTyped({ decimals: 2 }, written)).toBe(expected);
  });

  it.each([
    ['1250', '1250'],
    ['1.250', '1.250'],
    ['1250,5', '1.250,50'],
    ['16,505', '16,505'],
    ['12500', '12500'],
    ['0,0625', '0,0625'],
  ])('with four decimals, %s is formatted as %s and keeps its value', (written, expected) => {
    expect(formatTyped({ decimals: 4 }, written)).toBe(expected);
    expect(canonicalDecimal(expected, 4)).toBe(canonicalDecimal(written, 4));
  });

  it('leaves a field without decimals unchanged', () => {
    expect(formatTyped({}, '71234567')).toBe('71234567');
  });
});
