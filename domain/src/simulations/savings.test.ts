import { describe, expect, it } from '@jest/globals';
import { readExchange } from './exchange.js';
import type { SimulationQuery } from './inputs.js';
import { type ProductoDeAhorro, ratesOn, readSavings } from './savings.js';

const TODAY = '2026-11-20';
const rate = {
  moneda: 'BOB',
  saldoDesde: '0.00',
  saldoHasta: null,
  tasaAnual: '2.0000',
  vigenteDesde: '2026-01-01',
} as const;
const account: ProductoDeAhorro = {
  publico: 'general',
  capitalizacion: 'trimestral',
  tasas: [
    { ...rate, tasaAnual: '1.0000', vigenteDesde: '2025-01-01' },
    { ...rate, saldoHasta: '4999.99' },
    { ...rate, saldoDesde: '5000.00', tasaAnual: '3.0000' },
    { ...rate, tasaAnual: '9.0000', vigenteDesde: '2026-11-21' },
    { ...rate, moneda: 'USD', tasaAnual: '0.5000', vigenteDesde: '2025-06-01' },
  ],
};

const read = (query: SimulationQuery, of: ProductoDeAhorro | null = account) =>
  readSavings({ monto: '5000', plazo_meses: '1', ...query }, of, TODAY);
const faultsOf = (query: SimulationQuery, of?: ProductoDeAhorro | null) => {
  const answer = read(query, of);
  return answer.ok ? [] : Object.keys(answer.faults);
};

describe('reading a savings simulation', () => {
  it.each<[string, SimulationQuery, string]>([
    ['a balance', {}, '3.0000'],
    ['a balance a cent lower', { monto: '4999,99' }, '2.0000'],
    ['dollars, with an older rate', { moneda: 'USD' }, '0.5000'],
    ['a rate given by the visitor', { tasa_anual: '4' }, '4.0000'],
  ])('finds the rate for %s', (_, query, tasaAnual) => {
    expect(read(query)).toMatchObject({ ok: true, value: { tasaAnual, capitalizaCadaMeses: 3 } });
  });

  it('ratesOn returns the rates in force on a day, future ones included', () => {
    expect(ratesOn(account.tasas, TODAY).map(({ tasaAnual }) => tasaAnual)).toEqual(['2.0000', '3.0000', '0.5000']);
    expect(ratesOn(account.tasas, '2026-11-21').map(({ tasaAnual }) => tasaAnual)).toEqual(['9.0000', '0.5000']);
  });

  it.each<[string, SimulationQuery, string]>([
    ['an amount of zero', { monto: '0' }, 'monto'],
    ['a term of zero', { plazo_meses: '0' }, 'plazo_meses'],
    ['more than ten years', { plazo_meses: '121' }, 'plazo_meses'],
    ['a currency that the account lacks', { moneda: 'UFV' }, 'moneda'],
    ['an unknown kind of person', { tipo_persona: 'nadie' }, 'tipo_persona'],
  ])('rejects %s', (_, query, name) => {
    expect(faultsOf(query)).toEqual([name]);
  });

  it('rejects an account whose rates are all in the future', () => {
    expect(faultsOf({}, { ...account, tasas: [{ ...rate, vigenteDesde: '2026-12-01' }] })).toContain('producto');
  });

  it('assumes a company for a company account', () => {
    expect(read({}, { ...account, publico: 'juridica' })).toMatchObject({
      ok: true,
      value: { tipoPersona: 'juridica' },
    });
  });
});

describe('reading a conversion', () => {
  it('parses the amount, and rejects zero and equal currencies', () => {
    expect(readExchange({ monto: '10.000,00', de: 'BOB', a: 'UFV' }, { ufv: 3.33 })).toEqual({
      ok: true,
      value: { monto: '10000.00', de: 'BOB', a: 'UFV' },
    });
    expect(readExchange({ monto: '0', de: 'BOB', a: 'BOB' }, { ufv: 3.33 })).toMatchObject({
      faults: { monto: expect.any(String), a: 'Elija otra moneda' },
    });
  });
});
