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
  ])('money %s is %s', (value, text) => expect(formatMoney(value)).toBe(text));

  test('money in another currency names it', () => expect(formatMoney('5000.00', 'USD')).toBe('USD\u00a05.000,00'));
  test('money in what is no currency says what it was asked in', () =>
    expect(formatMoney('1', 'constructor')).toBe('constructor\u00a01,00'));
  test('money may leave out the cents', () => expect(formatMoney('50000.00', 'BOB', 0)).toBe('Bs\u00a050.000'));
  test('a percentage keeps two of its four decimals', () => expect(formatPercent('16.0000')).toBe('16,00\u00a0%'));
  test('rounding is half up and carries', () => expect(formatNumber('9.995')).toBe('10,00'));
  test('a binary float that a decimal cannot hold still rounds by its digits', () =>
    expect(formatNumber(3.33384)).toBe('3,33'));
  test('rejects values that are not decimals', () => expect(() => formatNumber('1,5')).toThrow(RangeError));
  test.each([
    [412_000, '412\u00a0kB'],
    [1_234_567, '1,2\u00a0MB'],
    [80, '1\u00a0kB'],
  ])('%d bytes are %s', (bytes, text) => expect(formatSize(bytes)).toBe(text));
});

describe('dates', () => {
  test('a day in the long Bolivian form', () =>
    expect(formatLongDate('2026-11-20')).toBe('viernes, 20 de noviembre de 2026'));
  test('a day', () => expect(formatDate('2026-03-01')).toBe('1 de marzo de 2026'));
  test('a day in figures', () => expect(formatShortDate('2026-03-01')).toBe('01/03/2026'));
  test('an instant is told by the clock of La Paz', () =>
    expect(formatDateTime('2026-11-24T02:30:00.000Z')).toBe('23 de noviembre de 2026, 22:30'));
  test('an hour has no zero before it, as opening hours have none', () =>
    expect(formatDateTime('2026-11-24T12:30:00.000Z')).toBe('24 de noviembre de 2026, 8:30'));
  test('today is the day in La Paz, not in UTC', () =>
    expect(todayInLaPaz(new Date('2026-11-24T02:30:00Z'))).toBe('2026-11-23'));
});
