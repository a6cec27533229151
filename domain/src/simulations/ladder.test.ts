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

describe('a ladder that is asked for', () => {
  it('earns in each part what its own term pays', () => {
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

  it('is refused where a term pays its interest along the way alone, at its field', () => {
    const found = read({}, [row, { ...row, plazoDesdeDias: 180, plazoHastaDias: 360, pagoInteres: ['mensual'] }]);
    expect(found).toEqual({ ok: false, faults: { cada_dias: 'A 180 días el interés no se paga al vencimiento' } });
  });

  it.each<[string, SimulationQuery, string]>([
    ['less in each than the least', { monto: '1000' }, 'monto'],
    ['a term without a rate', { cada_dias: '120' }, 'cada_dias'],
    ['one part', { partes: '1' }, 'partes'],
    ['more parts', { partes: '7' }, 'partes'],
    ['a currency without rates', { moneda: 'USD' }, 'moneda'],
    ['a rate of its own', { tasa_anual: '9' }, 'tasa_anual'],
  ])('is refused with %s, at its field', (_, query, field) => {
    const found = read(query);
    expect(found.ok ? [] : Object.keys(found.faults)).toEqual([field]);
  });
});
