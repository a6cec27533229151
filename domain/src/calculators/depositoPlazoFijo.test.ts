import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { cents } from '../amounts/amounts.js';
import { depositoPlazoFijo, type TerminosDeDeposito } from './depositoPlazoFijo.js';

const rcIvaDe13 = { alicuota: '13.0000', diasExencionMonedaExtranjera: 1080, diasExencionMonedaNacional: 30 };

const deposit = (change: Partial<TerminosDeDeposito> = {}): TerminosDeDeposito => ({
  moneda: 'BOB',
  monto: '10000.00',
  plazoDias: 360,
  tasaAnual: '4.7500',
  tipoPersona: 'natural',
  fecha: '2026-11-20',
  ...change,
});

describe('depositoPlazoFijo', () => {
  it.each<[string, Partial<TerminosDeDeposito>, string, string, string, string]>([
    ['a year', {}, '475.00', '0.00', '475.00', '10475.00'],
    ['a month, taxed', { plazoDias: 30, tasaAnual: '1.50' }, '12.50', '1.63', '10.87', '10010.87'],
    ['half a year', { plazoDias: 180, tasaAnual: '4.50' }, '225.00', '0.00', '225.00', '10225.00'],
    [
      'dollars for three years',
      { moneda: 'USD', monto: '5000', plazoDias: 1080, tasaAnual: '2' },
      '300.00',
      '0.00',
      '300.00',
      '5300.00',
    ],
    [
      'bolivianos for three years',
      { monto: '25000', plazoDias: 1080, tasaAnual: '6.5' },
      '4875.00',
      '0.00',
      '4875.00',
      '29875.00',
    ],
    [
      'dollars for a day less, taxed',
      { moneda: 'USD', monto: '5000', plazoDias: 1079, tasaAnual: '2' },
      '299.72',
      '38.96',
      '260.76',
      '5260.76',
    ],
    ['31 days, exempt', { plazoDias: 31, tasaAnual: '1.50' }, '12.92', '0.00', '12.92', '10012.92'],
    ['UFV for a month', { moneda: 'UFV', plazoDias: 30, tasaAnual: '1.50' }, '12.50', '1.63', '10.87', '10010.87'],
    [
      'a company, without withholding',
      { plazoDias: 30, tasaAnual: '1.50', tipoPersona: 'juridica' },
      '12.50',
      '0.00',
      '12.50',
      '10012.50',
    ],
    ['a year of 365 days', { baseAnual: 365 }, '468.49', '0.00', '468.49', '10468.49'],
  ])('computes interest and RC-IVA for %s', (_, change, interesBruto, rcIva, interesLiquido, totalARecibir) => {
    expect(depositoPlazoFijo(deposit(change), rcIvaDe13)).toMatchObject({
      interesBruto,
      rcIva,
      interesLiquido,
      totalARecibir,
    });
  });

  it('matures after its term in calendar days', () => {
    expect(depositoPlazoFijo(deposit({ fecha: '2027-12-31', plazoDias: 60 }), rcIvaDe13).vencimiento).toBe(
      '2028-02-29',
    );
  });

  it('pays periodic interest by the days elapsed', () => {
    const { pagos, interesBruto } = depositoPlazoFijo(deposit({ plazoDias: 100, pago: 'mensual' }), rcIvaDe13);
    expect(pagos.map(({ dias, interes, fecha }) => [dias, interes, fecha])).toEqual([
      [30, '39.58', '2026-12-20'],
      [30, '39.58', '2027-01-19'],
      [30, '39.58', '2027-02-18'],
      [10, '13.19', '2027-02-28'],
    ]);
    expect(interesBruto).toBe('131.93');
    expect(depositoPlazoFijo(deposit({ pago: 'trimestral' }), rcIvaDe13).pagos).toHaveLength(4);
  });

  it.each<[string, Partial<TerminosDeDeposito>]>([
    ['an amount of zero', { monto: '0' }],
    ['a term of zero', { plazoDias: 0 }],
    ['a rate that is not a number', { tasaAnual: '4,75' }],
  ])('rejects %s', (_, change) => {
    expect(() => depositoPlazoFijo(deposit(change), rcIvaDe13)).toThrow(RangeError);
  });

  it('gross interest, tax, payments and total add up (2000 deposits)', () => {
    const deposits = fc.record({
      moneda: fc.constantFrom('BOB' as const, 'USD' as const, 'UFV' as const),
      monto: fc.integer({ min: 1, max: 1_000_000_000 }).map((c) => (c / 100).toFixed(2)),
      plazoDias: fc.integer({ min: 1, max: 3650 }),
      tasaAnual: fc.integer({ min: 0, max: 300_000 }).map((r) => (r / 10_000).toFixed(4)),
      tipoPersona: fc.constantFrom('natural' as const, 'juridica' as const),
      pago: fc.constantFrom('vencimiento' as const, 'mensual' as const, 'trimestral' as const),
      fecha: fc.constant('2026-11-20'),
    });
    fc.assert(
      fc.property(deposits, (terms) => {
        const found = depositoPlazoFijo(terms, rcIvaDe13);
        expect(cents(found.interesLiquido)).toBe(cents(found.interesBruto) - cents(found.rcIva));
        expect(cents(found.totalARecibir)).toBe(cents(terms.monto) + cents(found.interesLiquido));
        expect(cents(found.interesLiquido) >= 0n).toBe(true);
        expect(found.pagos.reduce((days, { dias }) => days + dias, 0)).toBe(terms.plazoDias);
        expect(found.pagos.reduce((sum, { liquido }) => sum + cents(liquido), 0n)).toBe(cents(found.interesLiquido));
      }),
      { numRuns: 2000 },
    );
  });
});
