import { describe, expect, it } from '@jest/globals';
import type { FilaDeDepositos } from './deposit.js';
import type { SimulationQuery } from './inputs.js';
import { readLadder } from './ladder.js';

const rcIva = { alicuota: '13.0000', diasExencionMonedaExtranjera: 1080, diasExencionMonedaNacional: 30 };
const row: FilaDeDepositos = {
  moneda: 'BOB',
  tipoPersona: 'ambas',
  plazoDesdeDias: 30,
  plazoHastaDias: 179,
  montoDesde: '500.00',
  montoHasta: null,
  tasaAnual: '2.0000',
  pagoInteres: ['vencimiento'],
};
const filas = [row, { ...row, plazoDesdeDias: 180, plazoHastaDias: 360, tasaAnual: '4.5000' }];
const read = (query: SimulationQuery, rows: FilaDeDepositos[] = filas) =>
  readLadder(
    { monto: '4000', partes: '4', cada_dias: '90', ...query },
    { filas: rows, montoMinimoBob: null, montoMinimoUsd: null },
    rcIva,
    '2026-11-20',
  );

describe('reading a deposit ladder simulation', () => {
  it('applies to each part the rate of its term', () => {
    const found = read({});
    if (!found.ok) throw new Error('refused');
    expect(
      found.value.peldanos.map(({ terms, earned }) => [terms.tasaAnual, earned.interesLiquido, earned.vencimiento]),
    ).toEqual([
      ['2.0000', '5.00', '2027-02-18'],
      ['4.5000', '22.50', '2027-05-19'],
      ['4.5000', '33.75', '2027-08-17'],
      ['4.5000', '45.00', '2027-11-15'],
    ]);
    expect(found.value.interesLiquido).toBe('106.25');
  });

  it('rejects a term without interest at maturity', () => {
    const found = read({}, [row, { ...row, plazoDesdeDias: 180, plazoHastaDias: 360, pagoInteres: ['mensual'] }]);
    expect(found).toEqual({ ok: false, faults: { cada_dias: 'A 180 días el interés no se paga al vencimiento' } });
  });

  it.each<[string, SimulationQuery, string]>([
    ['parts below the minimum', { monto: '1000' }, 'monto'],
    ['a term without a rate', { cada_dias: '120' }, 'cada_dias'],
    ['one part', { partes: '1' }, 'partes'],
    ['too many parts', { partes: '7' }, 'partes'],
    ['a currency without rates', { moneda: 'USD' }, 'moneda'],
    ['a rate given by the visitor', { tasa_anual: '9' }, 'tasa_anual'],
  ])('rejects %s', (_, query, field) => {
    const found = read(query);
    expect(found.ok ? [] : Object.keys(found.faults)).toEqual([field]);
  });
});
