import { describe, expect, it } from '@jest/globals';
import type { Row } from './line';
import { gridsIn } from './rateGrids';

const row = (more: Partial<Row>): Row => ({
  grupo: 'tasas_pasivas',
  concepto: 'Depósito a plazo fijo',
  moneda: 'BOB',
  montoDesde: null,
  montoHasta: null,
  plazoDesde: null,
  plazoHasta: null,
  plazoUnidad: 'dias',
  valorTipo: 'porcentaje_anual',
  valor: '5.0000',
  periodoFijoMeses: null,
  spread: null,
  teaTeac: null,
  observacion: null,
  uso: null,
  ...more,
});
const terms = [30, 60, 1080].flatMap((plazoDesde) =>
  (['BOB', 'USD'] as const).map((moneda) => row({ plazoDesde, plazoHasta: plazoDesde + 29, moneda })),
);

describe('gridsIn', () => {
  it('groups rows into a grid with a line per term and a column per currency', () => {
    const { lines, grids } = gridsIn([...terms, row({ concepto: 'Caja de ahorro' })]);
    expect(lines.map(({ concepto }) => concepto)).toEqual(['Caja de ahorro']);
    expect(grids).toHaveLength(1);
    expect(grids[0]?.lines.map(({ plazo }) => plazo)).toEqual(['30 a 59 días', '60 a 89 días', '1.080 a 1.109 días']);
    expect(grids[0]?.lines[0]).toMatchObject({ BOB: '5,00\u00a0%', USD: '5,00\u00a0%', UFV: '' });
  });

  it('leaves short lists ungrouped', () => {
    expect(gridsIn(terms.slice(0, 4)).grids).toEqual([]);
  });
});
