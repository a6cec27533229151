import { describe, expect, it } from '@jest/globals';
import { decimal } from '../language/fields/numbers.js';
import { canonicalDecimal, isAmbiguousDecimal } from './canonicalDecimal.js';

describe('canonicalDecimal', () => {
  it.each([
    ['1.234,56', '1234.56'],
    ['1.250,5', '1250.50'],
    ['1234,56', '1234.56'],
    ['1234.56', '1234.56'],
    ['1234.5', '1234.50'],
    ['1234', '1234.00'],
    ['20.000', '20000.00'],
    ['-1.250', '-1250.00'],
    ['1.250.000', '1250000.00'],
    ['20 000', '20000.00'],
    ['1\u00a0250\u00a0000,50', '1250000.50'],
    ['1,234.56', '1234.56'],
    [' 007,5 ', '7.50'],
    ['-0', '0.00'],
  ])('parses %s as an amount', (written, expected) => {
    expect(canonicalDecimal(written, 2)).toBe(expected);
  });

  it.each([
    ['1,234'],
    ['1,234.567'],
    ['0.500'],
    ['012.500'],
    ['1234.500'],
    ['20.00.000'],
    ['20.0000'],
    ['12 34'],
    ['1e5'],
    ['NaN'],
    ['12.3.4'],
    [''],
  ])('leaves %s unparsed, for the pattern to reject', (written) => {
    expect(canonicalDecimal(written, 2)).not.toMatch(/^-?\d+\.\d{2}$/);
  });

  it('returns unparsable input as written, trimmed', () => {
    expect(canonicalDecimal(' 1,234 ', 2)).toBe('1,234');
  });

  it.each(['1.250', '1.080'])('reads the point in %s as a thousands separator when the scale is 0', (written) => {
    expect(canonicalDecimal(written, 0)).toBe(written.replace('.', ''));
  });

  it('is idempotent', () => {
    for (const scale of [0, 1, 2, 4, 5, 6])
      for (const written of ['7', '125', '20000']) {
        const canonical = canonicalDecimal(written, scale);
        expect(canonicalDecimal(canonical, scale)).toBe(canonical);
      }
  });

  it('reads three decimals as decimals when the maximum is below a thousand', () => {
    expect(canonicalDecimal('7.061', 4, 100)).toBe('7.0610');
    expect(canonicalDecimal('7,061', 4, 100)).toBe('7.0610');
    expect(isAmbiguousDecimal('7.061', 4, 100)).toBe(false);
  });

  it('a decimal field rejects a scale that makes its values ambiguous', () => {
    expect(() => decimal('Superficie', { scale: 3 })).toThrow('read two ways');
    expect(() => decimal('Superficie', { scale: 3, min: -2000, max: 10 })).toThrow('read two ways');
    expect(decimal('Índice', { scale: 3, min: 0, max: 10 }).schema().parse('1.234')).toBe('1.234');
  });

  it('leaves three decimals ambiguous when the field also allows thousands', () => {
    expect(canonicalDecimal('1.250', 4)).toBe('1.250');
    expect(isAmbiguousDecimal('1.250', 4)).toBe(true);
    expect(canonicalDecimal('1.2500', 4)).toBe('1.2500');
    expect(canonicalDecimal('1,250', 4)).toBe('1.2500');
    expect(canonicalDecimal('1250', 4)).toBe('1250.0000');
  });
});
