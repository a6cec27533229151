import { expect, it } from '@jest/globals';
import { dayInFigures } from './dayInFigures.js';

it.each([
  ['6/12/2026', '2026-12-06'],
  ['06-12-2026', '2026-12-06'],
  ['06.12.2026', '2026-12-06'],
  ['31/11/2026', '2026-11-31'],
  ['2026-12-06', '2026-12-06'],
  ['2026/12/6', '2026-12-06'],
])('reads «%s» as %s', (written, day) => expect(dayInFigures(written)).toBe(day));

it.each(['6/12/26', '6/12-2026', '2026/12-06', '6/12/2026 8:30', ''])('rejects «%s»', (written) =>
  expect(dayInFigures(written)).toBeUndefined(),
);
