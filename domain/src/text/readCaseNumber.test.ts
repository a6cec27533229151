import { describe, expect, it } from '@jest/globals';
import { readCaseNumber } from './numbers.js';

describe('readCaseNumber', () => {
  it.each([
    'REC-2026-000014',
    ' rec-2026-000014 ',
    'REC2026000014',
    'rec 2026 14',
    'Rec/2026/14',
    'REC – 2026 – 000014.',
    'N° REC-2026-14',
    'rec202614',
    'REC-2026-00000014',
  ])('reads «%s»', (written) => expect(readCaseNumber(written)).toBe('REC-2026-000014'));

  it('keeps a number with more digits than usual', () =>
    expect(readCaseNumber('sol 2026 1234567')).toBe('SOL-2026-1234567'));

  it.each([['2026-14'], ['REC'], ['hola']])('returns «%s» in capitals when it is not a case number', (written) =>
    expect(readCaseNumber(written)).toBe(written.toUpperCase()),
  );
});
