import { describe, expect, test } from '@jest/globals';
import { findFault } from './tasas-source.js';

const today = '2026-08-21';
const read = { fecha: '2026-08-22', compra: '11.50000', venta: '11.60000', ufv: '3.33384' };
const known = { fecha: '2026-08-21', compra: '11.40000', ufv: '3.33300' };

describe('findFault accepts', () => {
  test.each([
    ['rates near the last ones', read, [known]],
    ['the first rates', read, []],
    ['a date four days ahead', { ...read, fecha: '2026-08-25' }, [known]],
    ['a jump of 15 %', { ...read, compra: '13.11000', venta: '13.21000' }, [known]],
    ['a UFV that moved for ten days', { ...read, ufv: '3.45000' }, [{ ...known, fecha: '2026-08-12' }]],
    [
      'a jump that an administrator entered before',
      { ...read, compra: '15.00000', venta: '15.10000' },
      [known, { ...known, compra: '14.80000' }],
    ],
  ])('%s', (_, tasas, others) => {
    expect(findFault(tasas, others, known.fecha, today)).toBeUndefined();
  });
});

describe('findFault rejects', () => {
  test.each([
    ['a dollar too low', { ...read, compra: '3.99000' }, 'dollar'],
    ['a dollar too high', { ...read, compra: '29.95000', venta: '30.05000' }, 'dollar'],
    ['a selling rate below the buying rate', { ...read, venta: '11.40000' }, 'dollar'],
    ['a UFV too low', { ...read, ufv: '2.40000' }, 'UFV'],
    ['a UFV too high', { ...read, ufv: '10.10000' }, 'UFV'],
    ['a value that is not a number', { ...read, compra: 'NaN' }, 'dollar'],
    ['a date five days ahead', { ...read, fecha: '2026-08-26' }, 'ahead'],
    ['a date before the last', { ...read, fecha: '2026-08-20' }, 'before'],
    ['a jump of more than 15 %', { ...read, compra: '13.12000', venta: '13.22000' }, 'jumps'],
    ['a UFV that moved 1 % in a day', { ...read, ufv: '3.36700' }, 'jumps'],
  ])('%s', (_, tasas, message) => {
    expect(findFault(tasas, [known], known.fecha, today)).toContain(message);
  });
});
