import { type PivotLayout, sections } from '@coop/domain';
import { describe, expect, it } from '@jest/globals';
import { readPivot } from './fillCells';

const { filas } = sections['productos/depositos-plazo-fijo'].fields;
const rest = { tipoPersona: 'ambas', montoDesde: '500.00', montoHasta: null, pagoInteres: ['vencimiento'] };
const read = (text: string, reach: 'exact' | 'untilNext' = 'untilNext') =>
  readPivot(text, filas.fields, filas.pivot as PivotLayout, { rest, reach });

describe('a table by term and currency', () => {
  it('becomes one row per figure, each term lasting until the next', () => {
    expect(read('Plazo\tBs\tUSD\n30\t1,50\t0,50 %\n60 días\t1,75\t\n')).toEqual({
      rows: [
        { ...rest, moneda: 'BOB', plazoDesdeDias: 30, plazoHastaDias: 59, tasaAnual: '1.5000' },
        { ...rest, moneda: 'USD', plazoDesdeDias: 30, plazoHastaDias: 59, tasaAnual: '0.5000' },
        { ...rest, moneda: 'BOB', plazoDesdeDias: 60, plazoHastaDias: 3650, tasaAnual: '1.7500' },
      ],
      faults: [],
    });
  });

  it('accepts complete terms, or exact ones', () => {
    expect(read('plazo;Bs\n180 a 359;4,5').rows).toMatchObject([{ plazoDesdeDias: 180, plazoHastaDias: 359 }]);
    expect(read('plazo;Bs\n30;1\n60;2', 'exact').rows).toMatchObject([
      { plazoDesdeDias: 30, plazoHastaDias: 30 },
      { plazoDesdeDias: 60, plazoHastaDias: 60 },
    ]);
  });

  it('reports each fault with its position', () => {
    expect(read('Plazo\tBs\tSoles\n1.080\t1\t1\n90\tdos\t1\t2').faults).toEqual([
      'Título «Soles»: No existe «Soles»: elija Bolivianos, Dólares estadounidenses, UFV',
      'Línea 2: «1.080» no es un plazo, como 360 o 180 a 359',
      'Línea 3: tiene más columnas que títulos',
      'Línea 3, Bs: Escriba un número como 16,50',
    ]);
  });
});
