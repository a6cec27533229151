import { describe, expect, it } from '@jest/globals';
import { cajaDeAhorro } from './cajaDeAhorro.js';
import { conversion } from './conversion.js';

const rcIvaDe13 = { alicuota: '13.0000', diasExencionMonedaExtranjera: 1080, diasExencionMonedaNacional: 30 };

describe('cajaDeAhorro', () => {
  it.each([
    ['a month', { meses: 1 }, '12.50', '1.63', '5010.87'],
    ['a month for a company', { meses: 1, tipoPersona: 'juridica' as const }, '12.50', '0.00', '5012.50'],
    ['two months, compounded monthly', { meses: 2 }, '25.03', '3.26', '5021.77'],
    ['half a year, compounded once', { meses: 6, capitalizaCadaMeses: 6 as const }, '75.00', '9.75', '5065.25'],
    ['a rate of zero', { meses: 12, tasaAnual: '0' }, '0.00', '0.00', '5000.00'],
  ])('computes interest and RC-IVA for %s', (_, change, interesBruto, rcIva, saldoFinal) => {
    const terms = { saldo: '5000', tasaAnual: '3.00', tipoPersona: 'natural' as const, ...change };
    expect(cajaDeAhorro({ ...terms, meses: change.meses }, rcIvaDe13)).toMatchObject({
      interesBruto,
      rcIva,
      saldoFinal,
    });
  });
});

describe('conversion', () => {
  const tasas = { compra: '11.50', venta: '11.60', ufv: '3.33384' };

  it.each([
    ['bolivianos to UFV', '10000', 'BOB', 'UFV', '2999.54'],
    ['UFV to bolivianos', '2999.54', 'UFV', 'BOB', '9999.99'],
    ['bolivianos to dollars, at the selling rate', '1160', 'BOB', 'USD', '100.00'],
    ['dollars to bolivianos, at the buying rate', '100', 'USD', 'BOB', '1150.00'],
    ['dollars to UFV', '100', 'USD', 'UFV', '344.95'],
  ] as const)('converts %s', (_, monto, de, a, expected) => {
    expect(conversion(monto, de, a, tasas)).toBe(expected);
  });

  it('rejects a rate of zero', () => {
    expect(() => conversion('1', 'BOB', 'UFV', { ...tasas, ufv: '0' })).toThrow(RangeError);
  });
});
