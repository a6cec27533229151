import { type Fields, fields as kinds, sections } from '@coop/domain';
import { describe, expect, it } from '@jest/globals';
import { readPasted } from './readPasted';
import { writeCopied } from './writeCopied';

const fields: Fields = {
  concepto: kinds.text('Concepto', { required: true, min: 3 }),
  moneda: kinds.choice('Moneda', { BOB: 'Bolivianos', USD: 'Dólares' }, { required: true }),
  monto: kinds.money('Monto'),
  tasa: kinds.percent('Tasa'),
  plazo: kinds.integer('Plazo', { min: 0 }),
};

describe('rows from a spreadsheet', () => {
  it('are read in the order of the fields, as people write figures and choices', () => {
    expect(readPasted('Consumo\tbolivianos\tBs 1.234,56\t16,5 %\t12\nPyme\tUSD\t—\t\t', fields)).toEqual({
      rows: [
        { concepto: 'Consumo', moneda: 'BOB', monto: '1234.56', tasa: '16.5000', plazo: 12 },
        { concepto: 'Pyme', moneda: 'USD', monto: null, tasa: null, plazo: null },
      ],
      faults: [],
    });
  });

  it('are read by their headings, in any order and without some', () => {
    const { rows, faults } = readPasted('Tasa\tCONCEPTO\tMoneda\n9,75\tConsumo\tDolares\n', fields);
    expect(faults).toEqual([]);
    expect(rows).toEqual([{ concepto: 'Consumo', moneda: 'USD', monto: null, tasa: '9.7500', plazo: null }]);
  });

  it('say what is wrong in which line and column, counting blank lines', () => {
    expect(readPasted('Consumo\tBOB\t12,345,6\n\n\tSoles\t1\t101\tdos', fields).faults).toEqual([
      'Línea 1, Monto: «12,345,6»: Escriba un número como 1250.50',
      'Línea 3, Concepto: falta',
      'Línea 3, Moneda: no existe «Soles»; elija Bolivianos, Dólares',
      'Línea 3, Tasa: «101»: El valor máximo es 100',
      expect.stringMatching(/^Línea 3, Plazo: «dos»: /),
    ]);
  });

  it('have no more cells than there are columns', () => {
    expect(readPasted('Consumo\tBOB\t1\t1\t1\t1', fields).faults).toEqual(['Línea 1: tiene 6 columnas y se esperan 5']);
  });

  it('come back as they were copied', () => {
    const { filas } = sections['institucional/tarifario'].fields;
    const row = {
      grupo: 'tasas_activas',
      concepto: 'Consumo',
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
    expect(readPasted(writeCopied([row], filas.fields), filas.fields)).toEqual({ rows: [row], faults: [] });
  });
});
