import { expect, test } from '@jest/globals';
import { daySpans } from './daySpans';

test.each([
  [
    'a Wednesday',
    '2026-11-25',
    ['2026-11-23', '2026-11-29'],
    ['2026-11-01', '2026-11-30'],
    ['2026-10-01', '2026-10-31'],
  ],
  ['a Sunday', '2026-03-01', ['2026-02-23', '2026-03-01'], ['2026-03-01', '2026-03-31'], ['2026-02-01', '2026-02-28']],
  [
    'a Monday of January',
    '2029-01-01',
    ['2029-01-01', '2029-01-07'],
    ['2029-01-01', '2029-01-31'],
    ['2028-12-01', '2028-12-31'],
  ],
  [
    'the end of a leap year’s March',
    '2028-03-31',
    ['2028-03-27', '2028-04-02'],
    ['2028-03-01', '2028-03-31'],
    ['2028-02-01', '2028-02-29'],
  ],
])('returns today, this week, this month and last month on %s', (_, today, week, month, before) => {
  const spans = daySpans(today).map(({ label, span: { desde, hasta } }) => [label, desde, hasta]);
  expect(spans).toEqual([
    ['Hoy', today, today],
    ['Esta semana', ...week],
    ['Este mes', ...month],
    ['Mes pasado', ...before],
  ]);
});
