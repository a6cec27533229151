import { describe, expect, it } from '@jest/globals';
import { type Clock, computed, matchesSituation, phase, withDerived } from './derived.js';
import { date, dateTime, money } from './fields/index.js';

const clock: Clock = { today: '2026-11-20', now: '2026-11-20T14:00:00.000Z' };

describe('matchesSituation', () => {
  it.each([
    ['an earlier day is before today', { d: '2026-11-19' }, { d: { before: 'today' } }, true],
    ['today is not before today', { d: '2026-11-20' }, { d: { before: 'today' } }, false],
    ['today is not after today', { d: '2026-11-20' }, { d: { after: 'today' } }, false],
    ['an empty date is not before today', { d: null }, { d: { before: 'today' } }, false],
    ['a missing date is not after now', {}, { d: { after: 'now' } }, false],
    // 03:59 UTC of the 21st is still the 20th in La Paz.
    [
      'the last minute of today in La Paz is not after today',
      { d: '2026-11-21T03:59:00.000Z' },
      { d: { after: 'today' } },
      false,
    ],
    ['midnight in La Paz is after today', { d: '2026-11-21T04:00:00.000Z' }, { d: { after: 'today' } }, true],
    ['an earlier instant is before now', { d: '2026-11-20T13:59:59.999Z' }, { d: { before: 'now' } }, true],
    ['the current instant is not before now', { d: clock.now }, { d: { before: 'now' } }, false],
    ['differsFrom matches different values', { a: 2, b: 1 }, { a: { differsFrom: 'b' } }, true],
    ['differsFrom does not match equal values', { a: 2, b: 2 }, { a: { differsFrom: 'b' } }, false],
    [
      'byDayOf matches an instant within the other field’s day',
      { a: '2026-11-21T03:59:00.000Z', b: '2026-11-20' },
      { a: { byDayOf: 'b' } },
      true,
    ],
    [
      'byDayOf does not match an instant of the next day',
      { a: '2026-11-21T04:00:00.000Z', b: '2026-11-20' },
      { a: { byDayOf: 'b' } },
      false,
    ],
    ['byDayOf does not match an empty day', { a: '2026-11-20', b: null }, { a: { byDayOf: 'b' } }, false],
    ['all conditions must match', { a: 'x', d: null }, { a: ['x'], d: { empty: false } }, false],
  ] as const)('%s', (_, row, situation, expected) => {
    expect(matchesSituation(row, situation, clock)).toBe(expected);
  });
});

describe('withDerived', () => {
  const fields = {
    cierre: dateTime('Cierre'),
    visto: date('Visto'),
    fase: phase(
      'Fase',
      { abierta: 'Abierta', cerrada: 'Cerrada' },
      [{ is: 'abierta', when: { cierre: { after: 'now' } } }],
      'cerrada',
    ),
    doble: computed(money('Doble'), ({ visto }: { visto: string | null }) => visto && '2.00'),
  };

  it('derives the first phase that matches, else the default', () => {
    expect(withDerived(fields, { cierre: '2026-11-20T14:00:01.000Z' }, clock)).toMatchObject({ fase: 'abierta' });
    expect(withDerived(fields, { cierre: '2026-11-20T14:00:00.000Z' }, clock)).toMatchObject({ fase: 'cerrada' });
  });

  it('computes values, null when an input is missing', () => {
    expect(withDerived(fields, { visto: '2026-11-20' }, clock)).toMatchObject({ doble: '2.00' });
    expect(withDerived(fields, { visto: null }, clock)).toMatchObject({ doble: null });
  });
});
