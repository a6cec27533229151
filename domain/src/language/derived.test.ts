import { describe, expect, it } from '@jest/globals';
import { type Clock, computed, matchesSituation, phase, withDerived } from './derived.js';
import { date, dateTime, money } from './fields/index.js';

const clock: Clock = { today: '2026-11-20', now: '2026-11-20T14:00:00.000Z' };

describe('stands', () => {
  it.each([
    ['an earlier day is before today', { d: '2026-11-19' }, { d: { before: 'today' } }, true],
    ['today is not before today', { d: '2026-11-20' }, { d: { before: 'today' } }, false],
    ['today is not after today', { d: '2026-11-20' }, { d: { after: 'today' } }, false],
    ['an empty date is neither before', { d: null }, { d: { before: 'today' } }, false],
    ['nor after', {}, { d: { after: 'now' } }, false],
    // 03:59 UTC of the 21st is still the 20th in La Paz.
    ['an instant is read in La Paz', { d: '2026-11-21T03:59:00.000Z' }, { d: { after: 'today' } }, false],
    ['and after its midnight is tomorrow', { d: '2026-11-21T04:00:00.000Z' }, { d: { after: 'today' } }, true],
    ['an instant of before is before now', { d: '2026-11-20T13:59:59.999Z' }, { d: { before: 'now' } }, true],
    ['this very instant is not', { d: clock.now }, { d: { before: 'now' } }, false],
    ['fields differ', { a: 2, b: 1 }, { a: { differsFrom: 'b' } }, true],
    ['or are the same', { a: 2, b: 2 }, { a: { differsFrom: 'b' } }, false],
    [
      'an instant of the day of another is by it',
      { a: '2026-11-21T03:59:00.000Z', b: '2026-11-20' },
      { a: { byDayOf: 'b' } },
      true,
    ],
    ['one of the day after is not', { a: '2026-11-21T04:00:00.000Z', b: '2026-11-20' }, { a: { byDayOf: 'b' } }, false],
    ['nothing is by a day that is not there', { a: '2026-11-20', b: null }, { a: { byDayOf: 'b' } }, false],
    ['every demand must hold', { a: 'x', d: null }, { a: ['x'], d: { empty: false } }, false],
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

  it('takes the first case that holds, else the other value', () => {
    expect(withDerived(fields, { cierre: '2026-11-20T14:00:01.000Z' }, clock)).toMatchObject({ fase: 'abierta' });
    expect(withDerived(fields, { cierre: '2026-11-20T14:00:00.000Z' }, clock)).toMatchObject({ fase: 'cerrada' });
  });

  it('works values out, null where they can not be', () => {
    expect(withDerived(fields, { visto: '2026-11-20' }, clock)).toMatchObject({ doble: '2.00' });
    expect(withDerived(fields, { visto: null }, clock)).toMatchObject({ doble: null });
  });
});
