import { describe, expect, it } from '@jest/globals';
import { canonicalDecimal } from './canonicalDecimal.js';

describe('canonicalDecimal', () => {
  it.each([
    ['1.234,56', '1234.56'],
    ['1234,56', '1234.56'],
    ['1234.56', '1234.56'],
    ['1234', '1234.00'],
    ['1.234.567', '1234567.00'],
    ['1,234.56', '1234.56'],
    [' 007,5 ', '7.50'],
    ['-0', '0.00'],
  ])('understands %s', (written, expected) => {
    expect(canonicalDecimal(written, 2)).toBe(expected);
  });

  it.each([['1.234'], ['1,234.567'], ['1e5'], ['NaN'], ['12.3.4'], ['']])(
    'leaves %s for the pattern to refuse',
    (written) => {
      expect(canonicalDecimal(written, 2)).not.toMatch(/^-?\d+\.\d{2}$/);
    },
  );

  it('keeps three decimals of a rate', () => {
    expect(canonicalDecimal('7.061', 4)).toBe('7.0610');
  });
});
