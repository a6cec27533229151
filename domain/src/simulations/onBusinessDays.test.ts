import { describe, expect, it } from '@jest/globals';
import { depositoPlazoFijo } from '../calculators/depositoPlazoFijo.js';
import { onBusinessDays } from './onBusinessDays.js';

const rcIvaDe13 = { alicuota: '13.0000', diasExencionMonedaExtranjera: 1080, diasExencionMonedaNacional: 30 };

describe('a deposit paid on business days', () => {
  const calendar = [{ fecha: '2027-02-08', nombre: 'Carnaval', departamento: null, laborable: false }];
  const of = (fecha: string) =>
    onBusinessDays(
      depositoPlazoFijo(
        {
          moneda: 'BOB',
          monto: '10000.00',
          plazoDias: 60,
          tasaAnual: '1.7500',
          tipoPersona: 'natural',
          fecha,
          pago: 'mensual',
        },
        rcIvaDe13,
      ),
      calendar,
    );

  it('moves payments on a weekend or holiday to the next business day', () => {
    // 60 days after Tuesday 8 December: a Saturday; Monday 8 February is a holiday on record, and Tuesday
    // one by its rule. 30 days after: Thursday.
    const { vencimiento, pagos } = of('2026-12-08');
    expect(vencimiento).toBe('2027-02-10');
    expect(pagos.map(({ fecha }) => fecha)).toEqual(['2027-01-07', '2027-02-10']);
    expect(of('2026-11-19').pagos[0]?.fecha).toBe('2026-12-21');
  });

  it('marks dates as estimates when the holidays of the year are unknown', () => {
    const { vencimientoEstimado, pagos } = of('2027-11-20');
    expect(pagos.map(({ fecha, estimado }) => [fecha, estimado])).toEqual([
      ['2027-12-20', false],
      ['2028-01-19', true],
    ]);
    expect(vencimientoEstimado).toBe(true);
    expect(of('2027-03-15').vencimientoEstimado).toBe(false);
    // New Year of 2029, a Monday, and Carnival of 2028: not registered, but known by their rules.
    expect(of('2028-11-02')).toMatchObject({ vencimiento: '2029-01-02', vencimientoEstimado: true });
    expect(of('2027-12-30').vencimiento).toBe('2028-03-01');
    // Monday of Carnival is on record, and Tuesday is not.
    expect(of('2026-12-10').vencimientoEstimado).toBe(true);
  });

  it('keeps the interest days and the amounts', () => {
    const { vencimiento, pagos, interesBruto } = of('2026-12-10');
    expect(vencimiento).toBe('2027-02-10');
    expect(pagos.map(({ dias }) => dias)).toEqual([30, 30]);
    expect(interesBruto).toBe('29.16');
  });
});
