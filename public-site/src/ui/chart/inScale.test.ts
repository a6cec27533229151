import { expect, it } from '@jest/globals';
import { inScale } from './Series';

it.each([
  [{ decimals: 0, decimalsUnderTen: 1 }, 9.44, '9,4'],
  [{ decimals: 0, decimalsUnderTen: 1 }, 1234.4, '1.234'],
  [{ decimals: 0, decimalsUnderTen: 1 }, 0, '0'],
  [{ decimals: 2, unit: '%' } as const, 12.345, '12,35 %'],
])('with %j, formats %d as %s', (notation, value, text) => expect(inScale(notation, value)).toBe(text));
