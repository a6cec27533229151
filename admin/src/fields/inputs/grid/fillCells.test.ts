import { type Fields, fields as kinds, sections } from '@coop/domain';
import { describe, expect, it } from '@jest/globals';
import { copiedRows, fillCells, pastedCells } from './fillCells';

const columns: Fields = {
  concepto: kinds.text('Concepto', { required: true, min: 3 }),
  moneda: kinds.choice('Moneda', { BOB: 'Bolivianos', USD: 'Dólares estadounidenses' }, { required: true }),
  monto: kinds.money('Monto'),
  tasa: kinds.percent('Tasa'),
  plazo: kinds.integer('Plazo', { min: 0 }),
  desde: kinds.date('Desde'),
};
const empty = { concepto: null, moneda: null, monto: null, tasa: null, plazo: null, desde: null };
const first = { at: 0, column: 'concepto' };
const paste = (text: string, rows: Record<string, unknown>[] = [], place = first) =>
  fillCells(rows, columns, place, pastedCells(text), 5);

describe('cells pasted from a spreadsheet', () => {
  it('are parsed as figures, dates, labels and codes, and append the rows they need', () => {
    expect(paste('Consumo\tbolivianos\t20.000\t4,75 %\t1.080\t21/11/2026\r\nPyme\tUSD\t—\t16,5\t\t\n')).toEqual({
      rows: [
        { concepto: 'Consumo', moneda: 'BOB', monto: '20000.00', tasa: '4.7500', plazo: 1080, desde: '2026-11-21' },
        { concepto: 'Pyme', moneda: 'USD', monto: null, tasa: '16.5000', plazo: null, desde: null },
      ],
      lines: 2,
      faults: 0,
    });
  });

  it('fill the grid from the chosen cell and leave the others unchanged', () => {
    const rows = [
      { ...empty, concepto: 'Uno', plazo: 1 },
      { ...empty, concepto: 'Dos', plazo: 2 },
    ];
    expect(paste('Bs\t10\n$us\t20', rows, { at: 1, column: 'moneda' })).toEqual({
      rows: [
        { ...empty, concepto: 'Uno', plazo: 1 },
        { ...empty, concepto: 'Dos', moneda: 'BOB', monto: '10.00', plazo: 2 },
        { ...empty, moneda: 'USD', monto: '20.00' },
      ],
      lines: 2,
      faults: 0,
    });
  });

  it('are parsed by the currency of their row, in either column order', () => {
    const rated = { ...columns, monto: kinds.money('Monto', { currencyField: 'moneda' }) };
    const read = (text: string) => fillCells([], rated, first, pastedCells(text), 5);
    expect(read('Monto\tMoneda\n$us 25\tUSD')).toMatchObject({ rows: [{ moneda: 'USD', monto: '25.00' }], faults: 0 });
    expect(read('Monto\tMoneda\n$us 25\tBs')).toMatchObject({ rows: [{ moneda: 'BOB', monto: '$us 25' }], faults: 1 });
  });

  it('follow their headings, in any order and at any cell', () => {
    expect(paste('Tasa\tCONCEPTO\n9,75\tConsumo', [], { at: 0, column: 'desde' })).toMatchObject({
      rows: [{ ...empty, concepto: 'Consumo', tasa: '9.7500' }],
    });
  });

  it.each([
    ['monto', '1,234'],
    ['monto', '12,345,6'],
    ['tasa', '101'],
    ['plazo', '1,080'],
    ['moneda', 'Soles'],
    ['desde', '31/02/2026'],
    ['desde', '11-21-26'],
  ])('stay as written when %s cannot be «%s»', (column, written) => {
    expect(paste(`${written}\n`, [], { at: 0, column })).toEqual({
      rows: [{ ...empty, [column]: written }],
      lines: 1,
      faults: 1,
    });
  });

  it('are rejected as a whole when they do not fit', () => {
    expect(paste('1\t2\t3', [], { at: 0, column: 'plazo' })).toEqual({
      refused: 'Lo copiado tiene 3 columnas y desde esa celda hay 2: no se pegó nada.',
    });
    expect(paste('1\n2\n3', [], { at: 3, column: 'plazo' })).toEqual({
      refused: 'Caben hasta 5 filas: no se pegó nada.',
    });
    expect(paste('1\t2\t\t', [], { at: 4, column: 'plazo' })).toMatchObject({ lines: 1 });
  });

  it('may contain line breaks, tabs and quotes inside quotes', () => {
    expect(pastedCells('"a\n""b"""\t"c\td"\n\ne\t')).toEqual([
      ['a\n"b"', 'c\td'],
      ['e', ''],
    ]);
  });
});

it('copied rows paste back unchanged', () => {
  const { filas } = sections['institucional/tarifario'].fields;
  const row = {
    grupo: 'tasas_activas',
    concepto: 'Crédito "verde"',
    moneda: 'BOB',
    montoDesde: null,
    montoHasta: '5000.50',
    plazoDesde: 6,
    plazoHasta: 60,
    plazoUnidad: 'meses',
    valorTipo: 'porcentaje_anual',
    valor: '16.2500',
    periodoFijoMeses: null,
    spread: null,
    teaTeac: '17.5600',
    observacion: null,
  };
  const place = { at: 0, column: 'grupo' };
  expect(fillCells([], filas.fields, place, pastedCells(copiedRows([row], filas.fields)), 9)).toMatchObject({
    rows: [row],
    faults: 0,
  });
});
