import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { cents } from '../amounts/amounts.js';
import { cuotaPosible, montoPosible } from './capacidadDePago.js';
import type { TerminosDeCredito } from './planDePagos.js';

const RUNS = 40;
const LIMITS = { min: '1000.00', max: '150000.00' };
const terms = (change: Partial<TerminosDeCredito> = {}) => ({
  plazoMeses: 36,
  tasaAnual: '16.0000',
  sistema: 'cuota_fija' as const,
  fecha: '2026-11-20',
  ...change,
});
const dearest = (pagos: readonly { total: string }[]) =>
  pagos.reduce((most, { total }) => (cents(total) > most ? cents(total) : most), 0n);

describe('affordable monthly payment', () => {
  it.each([
    ['4500', '0', '1800.00'],
    ['4500', '350.50', '1449.50'],
    ['1000.01', '0', '400.00'],
    ['1000', '400', '0.00'],
    ['1000', '900', '0.00'],
  ])('an income of %s with other payments of %s allows %s', (ingreso, otras, cuota) => {
    expect(cuotaPosible(ingreso, otras, '40.0000')).toBe(cuota);
  });
});

describe('affordable amount for a payment', () => {
  it('is the largest loan with that payment, in hundreds', () => {
    expect(montoPosible(terms(), '1758.00', LIMITS)?.monto).toBe('50000.00');
    expect(montoPosible(terms(), '1757.00', LIMITS)?.monto).toBe('49900.00');
  });

  it('is at most the maximum, and null if even the minimum is unaffordable', () => {
    expect(montoPosible(terms(), '90000', LIMITS)?.monto).toBe('150000.00');
    expect(montoPosible(terms(), '30', LIMITS)).toBeNull();
  });

  it('is the minimum when no multiple of a hundred lies within the limits', () => {
    const narrow = { min: '1050.00', max: '1080.00' };
    expect(montoPosible(terms(), '38', narrow)?.monto).toBe('1050.00');
    expect(montoPosible(terms(), '36', narrow)).toBeNull();
  });

  it(`has payments that fit, and is at most 600 below the largest such loan (${RUNS} loans)`, () => {
    const inputs = fc.record({
      plazoMeses: fc.integer({ min: 1, max: 240 }),
      tasaAnual: fc.integer({ min: 0, max: 300_000 }).map((rate) => (rate / 10_000).toFixed(4)),
      sistema: fc.constantFrom('cuota_fija' as const, 'cuota_variable' as const),
      seguroDesgravamenMensual: fc.constantFrom('0', '0.024', '0.1'),
      cuota: fc.integer({ min: 100, max: 2_000_000 }).map((one) => (one / 100).toFixed(2)),
    });
    fc.assert(
      fc.property(inputs, ({ cuota, ...change }) => {
        const found = montoPosible(terms(change), cuota, LIMITS);
        if (!found) return;
        expect(dearest(found.plan.pagos) <= cents(cuota)).toBe(true);
        const more = montoPosible(terms(change), cuota, { min: String(Number(found.monto) + 600), max: '200000' });
        if (Number(found.monto) < 150_000) expect(more).toBeNull();
      }),
      { numRuns: RUNS },
    );
  });
});
