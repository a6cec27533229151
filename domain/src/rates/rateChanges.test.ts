import { describe, expect, it } from '@jest/globals';
import { type Caja, rateRow, type TarifarioRow } from './productRates.js';
import { rateChanges } from './rateChanges.js';

const fee = (concepto: string, valor: string | null, more: Partial<TarifarioRow> = {}): TarifarioRow =>
  rateRow({ grupo: 'comisiones', concepto, moneda: 'BOB', enlace: '', valorTipo: 'monto', valor, ...more });
const year = { first: '2026-01-01', last: '2026-12-31' };
const versions = [
  { vigenteDesde: '2026-11-03', filas: [fee('ACH', '2.00'), fee('Reposición', '30.00'), fee('QR', '1.00')] },
  { vigenteDesde: '2026-06-01', filas: [fee('ACH', '3.00'), fee('Reposición', '30.00')] },
  { vigenteDesde: '2025-06-01', filas: [fee('ACH', '7.00'), fee('Reposición', '25.00')] },
];

describe('rateChanges', () => {
  it('lists what each version of the tarifario changed, newest first', () => {
    expect(
      rateChanges(versions, [], year).map(({ desde, concepto, antes, ahora }) => [desde, concepto, antes, ahora]),
    ).toEqual([
      ['2026-11-03', 'ACH', 'Bs\u00a03,00', 'Bs\u00a02,00'],
      ['2026-06-01', 'ACH', 'Bs\u00a07,00', 'Bs\u00a03,00'],
      ['2026-06-01', 'Reposición', 'Bs\u00a025,00', 'Bs\u00a030,00'],
    ]);
  });

  it('skips changes outside the period and rows with other conditions', () => {
    expect(rateChanges(versions, [], { ...year, first: '2026-07-01' })).toHaveLength(1);
    const dearer = [{ vigenteDesde: '2026-12-01', filas: [fee('ACH', '9.00', { montoDesde: '1000.00' })] }];
    expect(rateChanges([...versions, ...dearer], [], { ...year, first: '2026-12-01' })).toEqual([]);
  });

  it('lists the start date of a new savings rate', () => {
    const pays = (vigenteDesde: string, tasaAnual: string) => ({
      moneda: 'BOB',
      saldoDesde: '0.00',
      saldoHasta: null,
      tasaAnual,
      vigenteDesde,
    });
    const caja = {
      nombre: 'Caja Clásica',
      slug: 'clasica',
      capitalizacion: 'mensual',
      tasas: [pays('2025-01-01', '1.0000'), pays('2026-05-01', '2.0000')],
    } as unknown as Caja;
    expect(rateChanges([], [caja], year)).toEqual([
      { desde: '2026-05-01', concepto: 'Caja Clásica', condiciones: '', antes: '1,00\u00a0%', ahora: '2,00\u00a0%' },
    ]);
  });
});
