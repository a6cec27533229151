import { describe, expect, it } from '@jest/globals';
import { formatTimeLeft } from './formatTimeLeft';

const now = Date.parse('2026-11-20T12:00:00.000Z');

describe('formatTimeLeft', () => {
  it.each([
    ['2026-11-20T11:59:59.000Z', undefined],
    ['2026-11-20T12:30:00.000Z', 'queda menos de una hora'],
    ['2026-11-20T13:00:00.000Z', 'queda 1 hora'],
    ['2026-11-22T11:00:00.000Z', 'quedan 47 horas'],
    ['2026-11-22T12:00:00.000Z', 'quedan 2 días'],
    ['2026-12-01T11:59:00.000Z', 'quedan 10 días'],
  ])('until %s: %s', (instant, expected) => {
    expect(formatTimeLeft(instant, now)).toBe(expected);
  });
});
