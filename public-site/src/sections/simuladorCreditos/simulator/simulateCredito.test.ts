import { describe, expect, it } from '@jest/globals';
import type { SimulableCredito } from '../../../reading/simulables';
import { simulateCredito } from './simulateCredito';

const TODAY = '2026-11-20';
const credito = {
  id: '00000000-0000-4000-8000-000000000001',
  slug: 'consumo',
  nombre: 'Consumo',
  pagina: 'creditos',
  vigenteDesde: '2026-11-01',
  monedas: ['BOB'],
  montoMinBob: '1000.00',
  montoMaxBob: '150000.00',
  montoMinUsd: null,
  montoMaxUsd: null,
  plazoMin: 6,
  plazoMax: 60,
  graciaMaxMeses: 6,
  tipoTasa: 'fija',
  tasaAnual: '16.0000',
  periodoFijoMeses: null,
  spread: null,
  treReferencia: null,
  sistemas: ['cuota_fija'],
  frecuencias: ['mensual', 'trimestral'],
  seguroDesgravamenMensual: null,
  otrosCargos: null,
} satisfies SimulableCredito;

const simulate = (input: Record<string, string>) => simulateCredito(input, [credito], TODAY);

describe('the query of a loan simulator', () => {
  it.each(['frecuencia', 'moneda', 'sistema'])('rejects names of Object.prototype in %s', (name) => {
    for (const value of ['constructor', 'toString', '__proto__']) {
      const simulated = simulate({ [name]: value });
      expect(Object.keys(simulated?.faults ?? {})).toEqual([name]);
      expect(simulated).toMatchObject({ everyMonths: 1, input: { monto: '50000', plazo_meses: '36' } });
    }
  });

  it('accepts the values that the loan allows', () => {
    expect(simulate({ frecuencia: 'trimestral' })).toMatchObject({
      everyMonths: 3,
      faults: {},
      input: { plazo_meses: '36' },
    });
  });
});
