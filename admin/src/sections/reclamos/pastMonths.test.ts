import { describe, expect, it } from '@jest/globals';
import { pastMonths } from './pastMonths';

describe('the months of a report', () => {
  it('go back over the end of a year', () => {
    expect(pastMonths(3, '2026-01-31')).toEqual([
      { value: '2026-01', label: 'enero de 2026' },
      { value: '2025-12', label: 'diciembre de 2025' },
      { value: '2025-11', label: 'noviembre de 2025' },
    ]);
  });
});
