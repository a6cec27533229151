import { planDePagos } from '@coop/domain/calculators';
import { readAdvance } from '@coop/domain/simulations';
import { describe, expect, it } from '@jest/globals';
import { usualAdvance } from './usualAdvance';

const loan = { moneda: 'BOB', plazo_meses: '12', tasa_anual: '24', seguro_desgravamen_mensual: '0' } as const;

describe('the suggested prepayment', () => {
  it.each<[string, string, Record<string, string>]>([
    ['50000', '0', { adelanto: '5000', adelanto_con: '4' }],
    ['50000', '6', { adelanto: '5000', adelanto_con: '6' }],
    ['300', '0', { adelanto: '30', adelanto_con: '4' }],
    ['5', '11', { adelanto: '1', adelanto_con: '11' }],
  ])('is valid for a loan of Bs %s with %s months of grace', (monto, gracia_meses, expected) => {
    const terms = {
      moneda: loan.moneda,
      monto: `${monto}.00`,
      plazoMeses: 12,
      tasaAnual: '24.0000',
      sistema: 'cuota_fija' as const,
      graciaMeses: Number(gracia_meses),
      fecha: '2026-11-20',
    };
    const usual = usualAdvance({ terms, plan: planDePagos(terms) });
    expect(usual).toEqual({ ...expected, adelanto_para: 'plazo' });
    const input = { ...loan, monto, gracia_meses, sistema: 'cuota_fija', frecuencia: 'mensual', ...usual };
    expect(readAdvance(input, null, '2026-11-20')).toMatchObject({ ok: true });
  });
});
