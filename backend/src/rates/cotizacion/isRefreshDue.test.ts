import { expect, test } from '@jest/globals';
import { isRefreshDue } from './cotizacion-refresh.service.js';

const at = (laPaz: string) => Date.parse(`2026-08-${laPaz}:00-04:00`);

test.each([
  ['nothing was ever read', '21T12:00', undefined, undefined, true],
  ['read an hour ago', '21T12:00', '21T11:00', undefined, false],
  ['read more than six hours ago', '21T12:00', '21T05:59', undefined, true],
  ['before 20:30', '21T20:29', '21T18:00', undefined, false],
  ['after 20:30', '21T20:31', '21T18:00', undefined, true],
  ['read after 20:30 already', '21T21:00', '21T20:31', undefined, false],
  ['before 00:15', '22T00:14', '21T20:31', undefined, false],
  ['after 00:15', '22T00:16', '21T20:31', undefined, true],
  ['a failed attempt ten minutes ago', '21T20:41', '21T18:00', '21T20:31', false],
  ['a failed attempt a quarter of an hour ago', '21T20:46', '21T18:00', '21T20:31', true],
])('%s', (_, now, readAt, triedAt, due) => {
  expect(
    isRefreshDue(at(now), { readAt: readAt ? at(readAt) : undefined, triedAt: triedAt ? at(triedAt) : undefined }),
  ).toBe(due);
});
