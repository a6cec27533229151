import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { amount, cents } from '../amounts/amounts.js';
import { conAdelanto } from './pagoAnticipado.js';
import { planDePagos, type TerminosDeCredito } from './planDePagos.js';

const RUNS = 100;
const loan = (change: Partial<TerminosDeCredito> = {}): TerminosDeCredito => ({
  monto: '50000.00',
  plazoMeses: 36,
  tasaAnual: '16.0000',
  sistema: 'cuota_fija',
  fecha: '2026-11-20',
  ...change,
});

describe('a prepayment', () => {
  it('lowers each payment and keeps the term', () => {
    const { plan, ...result } = conAdelanto(loan(), { monto: '10000', conCuota: 12, para: 'cuota' });
    expect(plan?.pagos).toHaveLength(24);
    expect(result).toEqual({ ahorro: '1751.15', cuotasMenos: 0, cuotaAntes: '1757.85', cuotaDespues: '1268.22' });
  });

  it('or shortens the term, with no payment above the previous one', () => {
    const { plan, cuotasMenos, cuotaDespues, ahorro } = conAdelanto(loan(), {
      monto: '10000',
      conCuota: 12,
      para: 'plazo',
    });
    expect([plan?.pagos.length, cuotasMenos]).toEqual([17, 7]);
    expect(cents(cuotaDespues) <= cents('1757.85')).toBe(true);
    expect(cents(ahorro) > cents('1751.15')).toBe(true);
  });

  it('keeps the due dates of the remaining payments, also at month ends', () => {
    const ofJanuary = loan({ fecha: '2027-01-31', plazoMeses: 6 });
    const { plan } = conAdelanto(ofJanuary, { monto: '1000', conCuota: 1, para: 'cuota' });
    const days = plan?.pagos.map(({ fecha }) => fecha);
    expect(days).toEqual(['2027-03-31', '2027-04-30', '2027-05-31', '2027-06-30', '2027-07-31']);
    expect(days).toEqual(
      planDePagos(ofJanuary)
        .pagos.slice(1)
        .map(({ fecha }) => fecha),
    );
  });

  it('may pay off the whole balance', () => {
    const balance = planDePagos(loan()).pagos[11]?.saldo ?? '';
    expect(conAdelanto(loan(), { monto: balance, conCuota: 12, para: 'plazo' })).toMatchObject({
      plan: null,
      cuotasMenos: 24,
      cuotaDespues: '0.00',
    });
  });

  it('keeps a rate change before or after it', () => {
    const mixed = loan({ luego: { desdeMes: 24, tasaAnual: '20' } });
    const early = conAdelanto(mixed, { monto: '5000', conCuota: 12, para: 'cuota' }).plan?.pagos ?? [];
    expect(cents(early[12]?.cuota) > cents(early[11]?.cuota)).toBe(true);
    const late = conAdelanto(mixed, { monto: '5000', conCuota: 24, para: 'cuota' });
    expect(late.plan?.pagos[0]?.interes).toBe(
      planDePagos(
        loan({ monto: amount(cents(planDePagos(mixed).pagos[23]?.saldo) - cents('5000.00')), tasaAnual: '20' }),
      ).pagos[0]?.interes,
    );
  });

  it.each<[string, Partial<TerminosDeCredito>, Parameters<typeof conAdelanto>[1]]>([
    ['of zero', {}, { monto: '0', conCuota: 12, para: 'plazo' }],
    ['above the balance', {}, { monto: '49000', conCuota: 12, para: 'plazo' }],
    ['before the first payment', {}, { monto: '100', conCuota: 0, para: 'plazo' }],
    ['with the last payment', {}, { monto: '100', conCuota: 36, para: 'plazo' }],
    ['during the grace period', { graciaMeses: 6 }, { monto: '100', conCuota: 5, para: 'plazo' }],
  ])('rejects a prepayment %s', (_, change, advance) => {
    expect(() => conAdelanto(loan(change), advance)).toThrow(RangeError);
  });

  it(`repays the principal to the cent and never costs more (${RUNS} loans)`, () => {
    const inputs = fc.record({
      payments: fc.integer({ min: 3, max: 120 }),
      cadaMeses: fc.constantFrom(1, 1, 3),
      rate: fc.integer({ min: 10_000, max: 300_000 }),
      at: fc.nat(1000),
      part: fc.integer({ min: 1, max: 100 }),
      para: fc.constantFrom('plazo' as const, 'cuota' as const),
      sistema: fc.constantFrom('cuota_fija' as const, 'cuota_variable' as const),
    });
    fc.assert(
      fc.property(inputs, ({ payments, cadaMeses, rate, at, part, para, sistema }) => {
        const terms = loan({
          plazoMeses: payments * cadaMeses,
          cadaMeses,
          tasaAnual: (rate / 10_000).toFixed(4),
          sistema,
        });
        const conCuota = 1 + (at % (payments - 1));
        const paid = planDePagos(terms).pagos.slice(0, conCuota);
        const monto = ((Number(paid.at(-1)?.saldo) * part) / 100).toFixed(2);
        const { plan, ahorro, cuotasMenos, cuotaAntes } = conAdelanto(terms, { monto, conCuota, para });
        const capital = [...paid, ...(plan?.pagos ?? [])].reduce((sum, one) => sum + cents(one.capital), cents(monto));
        expect(capital).toBe(cents(terms.monto));
        expect(cuotasMenos >= 0).toBe(true);
        // Cents of rounding, one a payment at most.
        expect(cents(ahorro) >= -BigInt(payments)).toBe(true);
        expect(cents(plan?.pagos[0]?.cuota ?? '0') <= cents(cuotaAntes) + 1n).toBe(true);
      }),
      { numRuns: RUNS },
    );
  });
});
