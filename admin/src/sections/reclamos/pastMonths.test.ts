import { describe, expect, it } from '@jest/globals';
import { pastMonths } from './pastMonths';

describe('pastMonths', () => {
  it('returns the last months, across years', () => {
    expect(pastMonths(3, '2026-01-31')).toEqual([
      { value: '2026-01', label: 'enero de 2026' },
      { value: '2025-12', label: 'diciembre de 2025' },
      { value: '2025-11', label: 'noviembre de 2025' },
    ]);
  });
});
