import { describe, expect, it } from '@jest/globals';
import { type ProductoDeCredito, readCredit } from './credit.js';
import type { SimulationQuery } from './inputs.js';

const TODAY = '2026-11-20';
const product: ProductoDeCredito = {
  monedas: ['BOB', 'USD'],
  montoMinBob: '1000.00',
  montoMaxBob: '150000.00',
  montoMinUsd: '150.00',
  montoMaxUsd: '20000.00',
  plazoMin: 6,
  plazoMax: 60,
  graciaMaxMeses: 6,
  tipoTasa: 'fija',
  tasaAnual: '16.0000',
  periodoFijoMeses: null,
  spread: null,
  treReferencia: null,
  sistemas: ['cuota_fija', 'cuota_variable'],
  frecuencias: ['mensual', 'trimestral'],
  seguroDesgravamenMensual: '0.02400',
  otrosCargos: null,
};
const mixed = {
  ...product,
  tipoTasa: 'mixta',
  periodoFijoMeses: 24,
  spread: '4.5000',
  treReferencia: '3.1000',
} as const;

const usual = { monto: '50000', plazo_meses: '36' };
const read = (query: SimulationQuery = {}, of: ProductoDeCredito | null = product) =>
  readCredit({ ...usual, ...query }, of, TODAY);
const understood = (query?: SimulationQuery, of?: ProductoDeCredito | null) => {
  const answer = read(query, of);
  if (!answer.ok) throw new Error(JSON.stringify(answer.faults));
  return answer.value;
};
const faultsOf = (query: SimulationQuery, of?: ProductoDeCredito | null) => {
  const answer = read(query, of);
  return answer.ok ? {} : answer.faults;
};

describe('reading a loan simulation', () => {
  it("uses the product's values by default", () => {
    expect(understood()).toEqual({
      moneda: 'BOB',
      monto: '50000.00',
      plazoMeses: 36,
      sistema: 'cuota_fija',
      cadaMeses: 1,
      graciaMeses: 0,
      tasaAnual: '16.0000',
      seguroDesgravamenMensual: '0.02400',
      luego: null,
      otrosCargos: [],
      fecha: TODAY,
    });
  });

  it.each([
    ['1000', '1000.00'],
    ['150.000,00', '150000.00'],
    [' 2500,5 ', '2500.50'],
  ])('parses the amount %s', (monto, expected) => {
    expect(understood({ monto }).monto).toBe(expected);
  });

  it.each<[string, SimulationQuery, string]>([
    ['an amount a cent below the minimum', { monto: '999.99' }, 'monto'],
    ['an amount a cent above the maximum', { monto: '150000.01' }, 'monto'],
    ['the maximum of another currency', { moneda: 'USD', monto: '150000' }, 'monto'],
    ['no amount', { monto: ' ' }, 'monto'],
    ['a term below the minimum', { plazo_meses: '5' }, 'plazo_meses'],
    ['a term above the maximum', { plazo_meses: '61' }, 'plazo_meses'],
    ['a term in words', { plazo_meses: 'doce' }, 'plazo_meses'],
    ['a system that the product lacks', { sistema: 'bullet' }, 'sistema'],
    ['a grace period above the maximum', { gracia_meses: '7' }, 'gracia_meses'],
    ['a date more than a year ahead', { fecha: '2027-11-22' }, 'fecha'],
    ['a rate above the limit', { tasa_anual: '60,01' }, 'tasa_anual'],
    ['an insurance rate above the limit', { seguro_desgravamen_mensual: '1,1' }, 'seguro_desgravamen_mensual'],
  ])('rejects %s, and nothing else', (_, query, name) => {
    expect(Object.keys(faultsOf(query))).toEqual([name]);
  });

  it('accepts only whole payment periods', () => {
    expect(understood({ frecuencia: 'trimestral', gracia_meses: '3' })).toMatchObject({ cadaMeses: 3, graciaMeses: 3 });
    expect(Object.keys(faultsOf({ frecuencia: 'trimestral', plazo_meses: '35' }))).toEqual(['plazo_meses']);
    expect(Object.keys(faultsOf({ frecuencia: 'trimestral', gracia_meses: '2' }))).toEqual(['gracia_meses']);
  });

  it('requires at least one payment after the grace period', () => {
    expect(understood({ plazo_meses: '6', gracia_meses: '5' }).graciaMeses).toBe(5);
    expect(faultsOf({ plazo_meses: '6', gracia_meses: '6' })).toEqual({
      gracia_meses: 'Escriba un número entero de 0 a 5 meses',
    });
  });

  it('uses the TRe plus the margin after the fixed months', () => {
    expect(understood({}, mixed)).toMatchObject({
      tasaAnual: '16.0000',
      luego: { desdeMes: 24, tasaAnual: '7.6000' },
    });
    expect(understood({ plazo_meses: '24' }, mixed).luego).toBeNull();
    expect(understood({ tasa_anual: '12' }, mixed)).toMatchObject({ tasaAnual: '12.0000', luego: null });
  });

  it('rejects a rate change between two payments', () => {
    const changing = { ...mixed, periodoFijoMeses: 25 };
    expect(Object.keys(faultsOf({ frecuencia: 'trimestral' }, changing))).toEqual(['frecuencia']);
    expect(understood({ frecuencia: 'mensual' }, changing).luego?.desdeMes).toBe(25);
  });

  it('requires a rate and the insurance without a product', () => {
    expect(Object.keys(faultsOf({}, null))).toEqual(['tasa_anual', 'seguro_desgravamen_mensual']);
    expect(understood({ tasa_anual: '16', seguro_desgravamen_mensual: '0' }, null).tasaAnual).toBe('16.0000');
  });
});

describe('the additional charges of a loan simulation', () => {
  const formulario = { nombre: 'Formulario', tipo: 'monto_unico' } as const;
  const charged = {
    ...product,
    otrosCargos: [
      { ...formulario, valor: '30.0000', moneda: 'BOB' },
      { ...formulario, valor: '4.0000', moneda: 'USD' },
      { nombre: 'Comisión', tipo: 'pct_desembolso', valor: '1.0000' },
    ],
  } satisfies ProductoDeCredito;
  const valuesIn = (moneda: string, of: ProductoDeCredito) =>
    understood({ moneda, monto: '10000' }, of).otrosCargos?.map(({ valor }) => valor);

  it('are those in the currency of the loan', () => {
    expect(valuesIn('BOB', charged)).toEqual(['30.0000', '1.0000']);
    expect(valuesIn('USD', charged)).toEqual(['4.0000', '1.0000']);
  });

  it("without a currency are in the product's first currency", () => {
    const silent = { ...product, otrosCargos: [{ ...formulario, valor: '30.0000' }] };
    expect(valuesIn('BOB', silent)).toEqual(['30.0000']);
    expect(valuesIn('USD', silent)).toEqual([]);
  });
});
