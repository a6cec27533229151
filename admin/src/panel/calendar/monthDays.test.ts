import { describe, expect, it } from '@jest/globals';
import { lastDayOf, monthAfter, monthIn, weeksOf } from './calendar';

describe('the days of a month', () => {
  it('are grouped in weeks from Monday to Sunday', () => {
    const weeks = weeksOf('2026-11');
    expect(weeks[0]?.[0]).toBe('2026-10-26');
    expect(weeks.at(-1)?.at(-1)).toBe('2026-12-06');
    expect(weeks).toHaveLength(6);
    // From a Monday to a Sunday, four weeks and no more.
    expect(weeksOf('2027-02')).toHaveLength(4);
  });

  it('end on its last day, also in February', () => {
    expect([lastDayOf('2026-12'), lastDayOf('2028-02')]).toEqual(['2026-12-31', '2028-02-29']);
  });

  it('continue in the next or previous month, across years', () => {
    expect([monthAfter('2026-12', 1), monthAfter('2026-01', -1)]).toEqual(['2027-01', '2025-12']);
  });

  it('come from a valid month in the address', () => {
    expect([monthIn('2026-12'), monthIn('2026-13'), monthIn('1026-12'), monthIn(null)]).toEqual([
      '2026-12',
      undefined,
      undefined,
      undefined,
    ]);
  });
});
