import { expect, test } from '@jest/globals';
import { nextMidnightInLaPaz } from './clock.js';

test.each([
  ['2026-11-20T23:59:59Z', '2026-11-21T04:00:00.000Z'],
  ['2026-11-21T03:59:59Z', '2026-11-21T04:00:00.000Z'],
  ['2026-11-21T04:00:00Z', '2026-11-22T04:00:00.000Z'],
])('after %s returns %s', (now, end) => expect(new Date(nextMidnightInLaPaz(Date.parse(now))).toISOString()).toBe(end));
