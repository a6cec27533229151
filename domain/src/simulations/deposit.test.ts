import { describe, expect, it } from '@jest/globals';
import { type FilaDeDepositos, readDeposit, type TablaDeDepositos } from './deposit.js';
import type { SimulationQuery } from './inputs.js';

const TODAY = '2026-11-20';
const row: FilaDeDepositos = {
  moneda: 'BOB',
  tipoPersona: 'ambas',
  plazoDesdeDias: 30,
  plazoHastaDias: 59,
  montoDesde: '500.00',
  montoHasta: '99999.99',
  tasaAnual: '1.5000',
  pagoInteres: ['vencimiento'],
};
const table: TablaDeDepositos = {
  montoMinimoBob: '1000.00',
  montoMinimoUsd: null,
  filas: [
    row,
    { ...row, montoDesde: '100000.00', montoHasta: null, tasaAnual: '2.0000' },
    { ...row, plazoDesdeDias: 360, plazoHastaDias: 360, montoHasta: null, tasaAnual: '4.7500', pagoInteres: [] },
    { ...row, moneda: 'USD', tipoPersona: 'juridica', montoDesde: '100.00', tasaAnual: '0.5000' },
  ],
};

const read = (query: SimulationQuery, of: TablaDeDepositos | null = table) =>
  readDeposit({ monto: '10000', plazo_dias: '30', ...query }, of, TODAY);
const faultsOf = (query: SimulationQuery, of?: TablaDeDepositos | null) => {
  const answer = read(query, of);
  return answer.ok ? {} : answer.faults;
};

describe('reading a term deposit simulation', () => {
  it.each<[string, SimulationQuery, string]>([
    ['a term and amount', {}, '1.5000'],
    ['the last day of the row', { plazo_dias: '59' }, '1.5000'],
    ['the last cent of the row', { monto: '99999,99' }, '1.5000'],
    ['a larger amount', { monto: '100000' }, '2.0000'],
    ['a row of a single day', { plazo_dias: '360' }, '4.7500'],
    ['a company in dollars', { moneda: 'USD', tipo_persona: 'juridica' }, '0.5000'],
    ['a rate given by the visitor', { tasa_anual: '3,25' }, '3.2500'],
  ])('finds the rate for %s', (_, query, tasaAnual) => {
    expect(read(query)).toMatchObject({ ok: true, value: { tasaAnual } });
  });

  it.each<[string, SimulationQuery, string]>([
    ['a term below the minimum', { plazo_dias: '29' }, 'plazo_dias'],
    ['more than ten years', { plazo_dias: '3651' }, 'plazo_dias'],
    ['a term between rows', { plazo_dias: '60' }, 'plazo_dias'],
    ['an amount below the table minimum, though a row allows it', { monto: '999.99' }, 'monto'],
    ['dollars for a person, without a row', { moneda: 'USD' }, 'tasa_anual'],
    ['euros', { moneda: 'EUR' }, 'moneda'],
    ['monthly interest when the row pays at maturity', { pago: 'mensual' }, 'pago'],
  ])('rejects %s', (_, query, name) => {
    expect(Object.keys(faultsOf(query))).toEqual([name]);
  });

  it('lists the available terms', () => {
    expect(faultsOf({ plazo_dias: '60' }).plazo_dias).toBe(
      'No hay una tasa para ese plazo. Hay para 30 a 59 días; 360 días',
    );
  });

  it('accepts any interest period when the row names none', () => {
    expect(read({ plazo_dias: '360', pago: 'trimestral' })).toMatchObject({ ok: true, value: { pago: 'trimestral' } });
  });

  it('requires a rate when no table is published', () => {
    expect(Object.keys(faultsOf({}, null))).toEqual(['tasa_anual']);
    expect(read({ tasa_anual: '4' }, null)).toMatchObject({ ok: true });
  });
});
