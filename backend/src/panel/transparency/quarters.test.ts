import type { Period } from '@coop/domain/answers';
import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { endedQuarters, mergeSmall } from './complaint-figures.js';

const quarters = endedQuarters('2026-11-23');

it('endedQuarters returns the ended quarters of last year and this year', () => {
  expect(quarters).toEqual([
    { desde: '2025-01-01', hasta: '2025-03-31' },
    { desde: '2025-04-01', hasta: '2025-06-30' },
    { desde: '2025-07-01', hasta: '2025-09-30' },
    { desde: '2025-10-01', hasta: '2025-12-31' },
    { desde: '2026-01-01', hasta: '2026-03-31' },
    { desde: '2026-04-01', hasta: '2026-06-30' },
    { desde: '2026-07-01', hasta: '2026-09-30' },
  ]);
  expect(endedQuarters('2026-12-31')).toEqual(quarters);
  expect(endedQuarters('2027-01-01').at(-1)).toEqual({ desde: '2026-10-01', hasta: '2026-12-31' });
});

const within = ({ desde, hasta }: Period, one: Period) => desde <= one.desde && one.hasta <= hasta;
const counting = (cases: readonly number[], of: readonly Period[]) => (period: Period) =>
  of.reduce((sum, one, at) => sum + (within(period, one) ? (cases[at] ?? 0) : 0), 0);
const inWords = ({ desde, hasta }: Period) => `${desde.slice(0, 7)} ${hasta.slice(0, 7)}`;

it.each([
  [
    'each quarter with enough cases alone',
    [10, 12, 30, 10, 11, 10, 10],
    [
      '2025-01 2025-03',
      '2025-04 2025-06',
      '2025-07 2025-09',
      '2025-10 2025-12',
      '2026-01 2026-03',
      '2026-04 2026-06',
      '2026-07 2026-09',
    ],
  ],
  [
    'a quarter with the next ones until they have enough',
    [4, 5, 1, 10, 3, 3, 4],
    ['2025-01 2025-09', '2025-10 2025-12', '2026-01 2026-09'],
  ],
  [
    'the rest of a year as one period',
    [10, 0, 4, 5, 12, 1, 2],
    ['2025-01 2025-03', '2025-04 2025-12', '2026-01 2026-03', '2026-04 2026-09'],
  ],
  ['a year with too few cases as one period', [1, 0, 2, 0, 3, 0, 0], ['2025-01 2025-12', '2026-01 2026-09']],
])('mergeSmall publishes %s', (_, cases, expected) => {
  expect(mergeSmall(quarters, counting(cases, quarters), 10).map(inWords)).toEqual(expected);
});

it('periods of reports from different days never overlap partially', () => {
  const years = [2024, 2025, 2026].flatMap((year) => endedQuarters(`${year}-12-31`).slice(-3));
  const all = [
    ...new Map(
      [...years, ...endedQuarters('2025-01-01'), ...endedQuarters('2026-01-01'), ...endedQuarters('2027-01-01')].map(
        (one) => [one.desde, one],
      ),
    ).values(),
  ].sort((a, b) => a.desde.localeCompare(b.desde));
  fc.assert(
    fc.property(fc.array(fc.nat(15), { minLength: all.length, maxLength: all.length }), (cases) => {
      const casesIn = counting(cases, all);
      const reports = ['2025-01-01', '2025-04-01', '2025-12-31', '2026-01-01', '2026-07-15', '2027-01-01'].flatMap(
        (day) => mergeSmall(endedQuarters(day), casesIn, 10).filter((period) => casesIn(period) >= 10),
      );
      // Two that are told are the same, or have nothing in common.
      for (const one of reports)
        for (const other of reports)
          expect(
            one.desde === other.desde ? one.hasta === other.hasta : one.hasta < other.desde || other.hasta < one.desde,
          ).toBe(true);
    }),
  );
});
