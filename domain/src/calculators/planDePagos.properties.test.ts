import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { cents } from '../amounts/amounts.js';
import { type PlanDePagos, planDePagos, type TerminosDeCredito } from './planDePagos.js';

const RUNS = 2000;

const text = (value: number, places: number) => (value / 10 ** places).toFixed(places);
const loans: fc.Arbitrary<TerminosDeCredito> = fc
  .record({
    cents: fc.integer({ min: 1, max: 1_000_000_000 }),
    periods: fc.integer({ min: 1, max: 120 }),
    cadaMeses: fc.constantFrom(1, 1, 1, 2, 3, 6),
    rate: fc.integer({ min: 0, max: 600_000 }),
    insurance: fc.integer({ min: 0, max: 100_000 }),
    grace: fc.nat(24),
    sistema: fc.constantFrom('cuota_fija' as const, 'cuota_variable' as const),
    change: fc.option(fc.record({ at: fc.nat(119), rate: fc.integer({ min: 0, max: 600_000 }) })),
    day: fc.integer({ min: 0, max: 4000 }),
  })
  .map(({ cents: amount, periods, cadaMeses, rate, insurance, grace, change, day, ...rest }) => ({
    ...rest,
    monto: text(amount, 2),
    plazoMeses: periods * cadaMeses,
    cadaMeses,
    tasaAnual: text(rate, 4),
    seguroDesgravamenMensual: text(insurance, 5),
    graciaMeses: (grace % periods) * cadaMeses,
    luego: change && { desdeMes: (change.at % periods) * cadaMeses, tasaAnual: text(change.rate, 4) },
    fecha: new Date(Date.UTC(2026, 0, 1 + day)).toISOString().slice(0, 10),
  }));

const columns = ['cuota', 'capital', 'interes', 'seguro', 'total', 'saldo'] as const;

/** Returns the inconsistencies of a plan as a list, because asserting each cell takes longer than computing it. */
function faultsOf({ monto, plazoMeses, cadaMeses = 1 }: TerminosDeCredito, plan: PlanDePagos): string[] {
  const faults: string[] = [];
  const require = (holds: boolean, what: string) => holds || faults.push(what);
  const sums = { capital: 0n, interes: 0n, seguro: 0n, total: 0n };
  let balance = cents(monto);
  for (const pago of plan.pagos) {
    const at = `payment ${pago.numero}`;
    for (const name of columns) require(cents(pago[name]) >= 0n, `${at}: ${name} below zero`);
    balance -= cents(pago.capital);
    require(cents(pago.saldo) === balance, `${at}: what is owed`);
    require(cents(pago.cuota) === cents(pago.capital) + cents(pago.interes), `${at}: its parts`);
    require(cents(pago.total) === cents(pago.cuota) + cents(pago.seguro), `${at}: its total`);
    for (const name of ['capital', 'interes', 'seguro', 'total'] as const) sums[name] += cents(pago[name]);
  }
  require(plan.pagos.length === plazoMeses / cadaMeses, 'how many payments');
  require(balance === 0n, 'something stays owed');
  require(sums.capital === cents(monto), 'capital is not the amount');
  require(sums.interes === cents(plan.totalInteres), 'interest');
  require(sums.seguro === cents(plan.totalSeguro), 'insurance');
  require(sums.total === cents(plan.totalPagado), 'what is paid');
  return faults;
}

describe('any loan', () => {
  it(`is repaid to the cent, with no negative figure (${RUNS} loans)`, () => {
    fc.assert(
      fc.property(loans, (terms) => {
        expect(faultsOf(terms, planDePagos(terms))).toEqual([]);
      }),
      { numRuns: RUNS },
    );
  });

  it(`without charges has an effective cost equal to its compounded rate (${RUNS} loans)`, () => {
    // Rounding to cents distorts the rate of small amounts.
    const plain = loans.map((terms) => ({ ...terms, monto: '25000', seguroDesgravamenMensual: '0', luego: null }));
    fc.assert(
      fc.property(plain, (terms) => {
        const every = terms.cadaMeses ?? 1;
        const rate = (Number(terms.tasaAnual) / 100) * (every / 12);
        const compounded = ((1 + rate) ** (12 / every) - 1) * 100;
        expect(Math.abs(Number(planDePagos(terms).costoEfectivoAnual) - compounded)).toBeLessThan(0.05);
      }),
      { numRuns: RUNS },
    );
  });
});
