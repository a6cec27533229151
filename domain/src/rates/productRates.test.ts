import { describe, expect, it } from '@jest/globals';
import { type Caja, type Credito, productRates, repeatsProductRate, type TablaDpf } from './productRates.js';

const TODAY = '2026-11-21';
const nothing = { creditos: [], cajas: [], depositos: undefined };

const credito = {
  slug: 'consumo',
  nombre: 'Crédito de consumo',
  monedas: ['BOB'],
  montoMinBob: '1000.00',
  montoMaxBob: '100000.00',
  plazoMin: 6,
  plazoMax: 72,
  graciaMaxMeses: null,
  tipoTasa: 'fija',
  tasaAnual: '16.0000',
  periodoFijoMeses: null,
  spread: null,
  treReferencia: null,
  sistemas: ['cuota_fija'],
  frecuencias: ['mensual'],
  seguroDesgravamenMensual: '0.02400',
  otrosCargos: [],
} as unknown as Credito;
const ratesOf = (change: Partial<Credito>) =>
  productRates({ ...nothing, creditos: [{ ...credito, ...change }] }, TODAY);

describe('the rates of a loan', () => {
  it('have one row with its limits and an estimated TEAC for a medium loan', () => {
    expect(ratesOf({})).toEqual([
      expect.objectContaining({
        grupo: 'tasas_activas',
        concepto: 'Crédito de consumo',
        moneda: 'BOB',
        enlace: '/productos/creditos/consumo',
        montoDesde: '1000.00',
        montoHasta: '100000.00',
        plazoDesde: 6,
        plazoHasta: 72,
        plazoUnidad: 'meses',
        valorTipo: 'porcentaje_anual',
        valor: '16.0000',
        teaTeac: expect.stringMatching(/^17\.56\d\d$/),
        observacion: 'TEAC estimada para Bs\u00a050.000 a 36 meses',
      }),
    ]);
  });

  it('split a mixed rate into the fixed part and the margin over the TRe', () => {
    const rows = ratesOf({ tipoTasa: 'mixta', periodoFijoMeses: 24, spread: '4.5000', treReferencia: '3.1000' });
    expect(rows).toMatchObject([
      { concepto: 'Crédito de consumo, primeros 24 meses', valorTipo: 'porcentaje_anual', valor: '16.0000' },
      { concepto: 'Crédito de consumo, desde el mes 25', valorTipo: 'tre_mas', spread: '4.5000', teaTeac: null },
    ]);
  });

  it('show a variable rate as a margin over the TRe', () => {
    expect(ratesOf({ tipoTasa: 'variable', tasaAnual: '7.6', spread: '4.5', treReferencia: '3.1' })).toMatchObject([
      { valorTipo: 'tre_mas', spread: '4.5', valor: null },
    ]);
  });

  it('have one row per currency, with its own limits', () => {
    const rows = ratesOf({ monedas: ['BOB', 'USD'], montoMinUsd: '200.00', montoMaxUsd: '9000.00' });
    expect(rows.map(({ moneda, montoHasta }) => [moneda, montoHasta])).toEqual([
      ['BOB', '100000.00'],
      ['USD', '9000.00'],
    ]);
  });
});

describe('the rates of savings', () => {
  const tasa = { moneda: 'BOB', saldoDesde: '0.00', saldoHasta: null, tasaAnual: '3.0000', vigenteDesde: '2026-01-01' };
  const caja = { slug: 'wawa', nombre: 'Ahorro Wawa', capitalizacion: 'mensual' } as Caja;
  const of = (tasas: object[]) =>
    productRates({ ...nothing, cajas: [{ ...caja, tasas: tasas as Caja['tasas'] }] }, TODAY);

  it('include only those in force today', () => {
    const rows = of([
      { ...tasa, tasaAnual: '2.0000', vigenteDesde: '2025-01-01' },
      tasa,
      { ...tasa, tasaAnual: '9.0000', vigenteDesde: '2026-11-22' },
    ]);
    expect(rows).toEqual([
      expect.objectContaining({
        grupo: 'tasas_pasivas',
        concepto: 'Ahorro Wawa',
        valor: '3.0000',
        montoDesde: null,
        teaTeac: '3.0416',
        enlace: '/productos/caja-ahorro#wawa',
      }),
    ]);
  });
});

describe('the rates of term deposits', () => {
  it('list the rows of the table in force, in days', () => {
    const fila = {
      moneda: 'USD',
      tipoPersona: 'juridica',
      plazoDesdeDias: 30,
      plazoHastaDias: 59,
      montoDesde: '100.00',
      montoHasta: null,
      tasaAnual: '0.5000',
    };
    const depositos = { filas: [fila, { ...fila, tipoPersona: 'ambas' }] } as TablaDpf;
    expect(productRates({ ...nothing, depositos }, TODAY)).toMatchObject([
      {
        concepto: 'Depósito a plazo fijo, personas jurídicas',
        plazoDesde: 30,
        plazoHasta: 59,
        plazoUnidad: 'dias',
        montoDesde: '100.00',
        valor: '0.5000',
      },
      { concepto: 'Depósito a plazo fijo' },
    ]);
  });
});

describe('repeatsProductRate', () => {
  const products = ['Crédito de consumo'];
  it.each([
    ['tasas_activas', 'CRÉDITO de consumo ', true],
    ['tasas_activas', 'Crédito de consumo, desde el mes 25', true],
    ['tasas_activas', 'Credito  de\u00a0consumo', true],
    ['tasas_activas', 'Crédito de consumo (bolivianos)', true],
    ['tasas_pasivas', 'Depósito a plazo fijo', true],
    ['tasas_pasivas', 'Depósitos a plazo fijo: 30 días', true],
    ['tasas_pasivas', 'DPF', true],
    ['tasas_activas', 'Sobregiro', false],
    ['tasas_activas', 'Crédito de consumo en cuotas', false],
    ['comisiones', 'Crédito de consumo', false],
  ] as const)('%s «%s» → %s', (grupo, concepto, expected) => {
    expect(repeatsProductRate(products, { grupo, concepto })).toBe(expected);
  });
});
