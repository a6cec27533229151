import { describe, expect, test } from '@jest/globals';
import {
  formatDate,
  formatDateTime,
  formatLongDate,
  formatMoney,
  formatNumber,
  formatPercent,
  formatShortDate,
  formatSize,
  todayInLaPaz,
} from './format.js';

describe('numbers', () => {
  test.each([
    ['1234.56', 'Bs\u00a01.234,56'],
    ['0', 'Bs\u00a00,00'],
    ['-0.001', 'Bs\u00a00,00'],
    ['-1250.5', 'Bs\u00a0-1.250,50'],
    ['999999999999.99', 'Bs\u00a0999.999.999.999,99'],
  ])('formats the amount %s as %s', (value, text) => expect(formatMoney(value)).toBe(text));

  test('formats an amount in another currency with its code', () =>
    expect(formatMoney('5000.00', 'USD')).toBe('USD\u00a05.000,00'));
  test('formats an amount with an unknown currency code as given', () =>
    expect(formatMoney('1', 'constructor')).toBe('constructor\u00a01,00'));
  test('formats an amount without cents', () => expect(formatMoney('50000.00', 'BOB', 0)).toBe('Bs\u00a050.000'));
  test('formats a percentage with two decimals', () => expect(formatPercent('16.0000')).toBe('16,00\u00a0%'));
  test('rounds half up, with carry', () => expect(formatNumber('9.995')).toBe('10,00'));
  test('rounds a binary float by its decimal digits', () => expect(formatNumber(3.33384)).toBe('3,33'));
  test('rejects values that are not decimals', () => expect(() => formatNumber('1,5')).toThrow(RangeError));
  test.each([
    [412_000, '412\u00a0kB'],
    [1_234_567, '1,2\u00a0MB'],
    [80, '1\u00a0kB'],
  ])('formats %d bytes as %s', (bytes, text) => expect(formatSize(bytes)).toBe(text));
});

describe('dates', () => {
  test('formats a long date', () => expect(formatLongDate('2026-11-20')).toBe('viernes, 20 de noviembre de 2026'));
  test('formats a date', () => expect(formatDate('2026-03-01')).toBe('1 de marzo de 2026'));
  test('formats a date in figures', () => expect(formatShortDate('2026-03-01')).toBe('01/03/2026'));
  test('formats an instant in the time zone of La Paz', () =>
    expect(formatDateTime('2026-11-24T02:30:00.000Z')).toBe('23 de noviembre de 2026, 22:30'));
  test('formats an hour without a leading zero', () =>
    expect(formatDateTime('2026-11-24T12:30:00.000Z')).toBe('24 de noviembre de 2026, 8:30'));
  test('returns today in La Paz, not in UTC', () =>
    expect(todayInLaPaz(new Date('2026-11-24T02:30:00Z'))).toBe('2026-11-23'));
});
