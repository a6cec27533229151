import { expect, it } from '@jest/globals';
import { lastQuarters, withEnough } from './quarters.js';

const quarters = lastQuarters('2026-11-23');

it('counts by quarters of the calendar, the last one up to today', () => {
  expect(quarters).toEqual([
    { desde: '2025-10-01', hasta: '2025-12-31' },
    { desde: '2026-01-01', hasta: '2026-03-31' },
    { desde: '2026-04-01', hasta: '2026-06-30' },
    { desde: '2026-07-01', hasta: '2026-09-30' },
    { desde: '2026-10-01', hasta: '2026-11-23' },
  ]);
  expect(lastQuarters('2026-01-01').at(-1)).toEqual({ desde: '2026-01-01', hasta: '2026-01-01' });
});

it.each([
  ['each that has enough by itself', [10, 12, 30, 10, 11], ['10-01', '01-01', '04-01', '07-01', '10-01']],
  ['with those that follow, until there are enough', [4, 5, 1, 10, 12], ['10-01', '07-01', '10-01']],
  ['the last with the one before', [10, 10, 10, 10, 9], ['10-01', '01-01', '04-01', '07-01']],
  ['all in one where there are few', [1, 0, 2, 0, 3], ['10-01']],
])('tells %s', (_, cases, expected) => {
  const inPeriod = ({ desde, hasta }: { desde: string; hasta: string }) =>
    quarters.reduce((sum, one, at) => sum + (one.desde >= desde && one.hasta <= hasta ? (cases[at] ?? 0) : 0), 0);
  const told = withEnough(quarters, inPeriod, 10);
  expect(told.map(({ desde }) => desde.slice(5))).toEqual(expected);
  expect([told[0]?.desde, told.at(-1)?.hasta]).toEqual(['2025-10-01', '2026-11-23']);
  expect(told.length === 1 || told.every((period) => inPeriod(period) >= 10)).toBe(true);
});
