import { expect, test } from '@jest/globals';
import { closingDue } from './days.js';

test.each([
  ['2026-03-14', '2026-01-31'],
  ['2026-03-15', '2026-02-28'],
  ['2026-04-15', '2026-03-31'],
  ['2026-04-14', '2026-02-28'],
  ['2026-01-10', '2025-11-30'],
])('on %s, the last due closing is %s', (today, closing) => expect(closingDue(today)).toBe(closing));
