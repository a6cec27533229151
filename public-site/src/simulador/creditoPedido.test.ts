import { describe, expect, it } from '@jest/globals';
import { creditoPedido } from './creditoPedido';
import type { CreditoSimulable } from './tipos';

const HOY = '2026-11-20';
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
} satisfies CreditoSimulable;

const pide = (asked: Record<string, string>) => creditoPedido(asked, [credito], HOY);

describe('what an address asks of a loan', () => {
  it.each(['frecuencia', 'moneda', 'sistema'])('is no property of every object: %s', (nombre) => {
    for (const valor of ['constructor', 'toString', '__proto__']) {
      const simulado = pide({ [nombre]: valor });
      expect(Object.keys(simulado?.faltas ?? {})).toEqual([nombre]);
      expect(simulado).toMatchObject({ cadaMeses: 1, pedido: { monto: '50000', plazo_meses: '36' } });
    }
  });

  it('is what the loan allows', () => {
    expect(pide({ frecuencia: 'trimestral' })).toMatchObject({
      cadaMeses: 3,
      faltas: {},
      pedido: { plazo_meses: '36' },
    });
  });
});
