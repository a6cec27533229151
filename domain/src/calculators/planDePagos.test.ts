import { describe, expect, it } from '@jest/globals';
import { cuotaFija } from './cuotaFija.js';
import { planDePagos, type TerminosDeCredito } from './planDePagos.js';

const loan = (change: Partial<TerminosDeCredito> = {}): TerminosDeCredito => ({
  monto: '50000.00',
  plazoMeses: 36,
  tasaAnual: '16.0000',
  sistema: 'cuota_fija',
  fecha: '2026-11-20',
  ...change,
});
const insured = { seguroDesgravamenMensual: '0.02400' };

describe('planDePagos', () => {
  it('computes equal payments and adjusts the rounding in the last one', () => {
    const { pagos, ...totals } = planDePagos(loan());
    expect(totals).toEqual({
      cuota: '1757.85',
      totalInteres: '13282.71',
      totalSeguro: '0.00',
      totalCargos: '0.00',
      cargosIniciales: '0.00',
      totalPagado: '63282.71',
      costoEfectivoAnual: '17.2271',
    });
    expect(pagos[0]).toEqual({
      numero: 1,
      fecha: '2026-12-20',
      cuota: '1757.85',
      capital: '1091.18',
      interes: '666.67',
      seguro: '0.00',
      cargos: '0.00',
      total: '1757.85',
      saldo: '48908.82',
    });
    expect(pagos[1]).toMatchObject({ interes: '652.12', capital: '1105.73', saldo: '47803.09' });
    expect(pagos[35]).toMatchObject({ cuota: '1757.96', saldo: '0.00', fecha: '2029-11-20' });
  });

  it('charges insurance on the outstanding balance', () => {
    const { pagos, ...totals } = planDePagos(loan(insured));
    expect(totals).toMatchObject({ totalSeguro: '239.10', totalPagado: '63521.81', costoEfectivoAnual: '17.5607' });
    expect([pagos[0]?.total, pagos[0]?.seguro, pagos[1]?.total, pagos[35]?.total]).toEqual([
      '1769.85',
      '12.00',
      '1769.59',
      '1758.38',
    ]);
  });

  it('computes equal principal parts', () => {
    const { pagos, ...totals } = planDePagos(loan({ ...insured, sistema: 'cuota_variable' }));
    expect(totals).toMatchObject({ totalInteres: '12333.33', totalSeguro: '222.00', totalPagado: '62555.33' });
    expect(pagos.map(({ capital }) => capital).slice(0, 2)).toEqual(['1388.89', '1388.89']);
    expect([pagos[0]?.total, pagos[1]?.total, pagos[35]?.total, pagos[35]?.capital]).toEqual([
      '2067.56',
      '2048.71',
      '1407.70',
      '1388.85',
    ]);
  });

  it('computes a short loan at a high rate', () => {
    const { pagos, ...totals } = planDePagos(loan({ monto: '7000', tasaAnual: '24', plazoMeses: 12 }));
    expect(totals).toMatchObject({
      cuota: '661.92',
      totalInteres: '943.00',
      totalPagado: '7943.00',
      costoEfectivoAnual: '26.8241',
    });
    expect(pagos[0]).toMatchObject({ interes: '140.00', capital: '521.92' });
    expect(pagos[11]?.cuota).toBe('661.88');
  });

  it('computes equal payments without interest', () => {
    const { pagos, costoEfectivoAnual } = planDePagos(loan({ monto: '12000', tasaAnual: '0', plazoMeses: 12 }));
    expect(new Set(pagos.map(({ total }) => total))).toEqual(new Set(['1000.00']));
    expect(costoEfectivoAnual).toBe('0.0000');
  });

  it('charges only interest in the grace months, then spreads the principal over the rest', () => {
    const { pagos, cuota } = planDePagos(loan({ graciaMeses: 6 }));
    expect(new Set(pagos.slice(0, 6).map(({ cuota: paid }) => paid))).toEqual(new Set(['666.67']));
    expect(cuota).toBe(cuotaFija('50000', '16', 30));
    expect(pagos[6]?.cuota).toBe(cuota);
    expect(pagos[35]?.saldo).toBe('0.00');
  });

  it('recalculates the payment when a mixed rate changes', () => {
    const { pagos } = planDePagos(loan({ luego: { desdeMes: 12, tasaAnual: '20' } }));
    expect(pagos[11]?.cuota).toBe('1757.85');
    expect(pagos[12]?.cuota).toBe(cuotaFija(String(pagos[11]?.saldo), '20', 24));
    expect(pagos[35]?.saldo).toBe('0.00');
  });

  it('computes quarterly payments', () => {
    const { pagos } = planDePagos(loan({ cadaMeses: 3, ...insured }));
    expect(pagos).toHaveLength(12);
    expect(pagos[0]).toMatchObject({ fecha: '2027-02-20', interes: '2000.00', seguro: '36.00' });
  });

  it('includes initial and periodic charges in the total and in the effective cost', () => {
    const { totalCargos, cargosIniciales, totalPagado, costoEfectivoAnual, pagos } = planDePagos(
      loan({
        otrosCargos: [
          { nombre: 'Avalúo', tipo: 'monto_unico', valor: '350.0000' },
          { nombre: 'Formulario', tipo: 'pct_desembolso', valor: '0.5000' },
          { nombre: 'Seguro de vida', tipo: 'monto_cuota', valor: '5.5' },
        ],
      }),
    );
    expect([cargosIniciales, totalCargos, totalPagado]).toEqual(['600.00', '798.00', '64080.71']);
    expect(pagos[0]?.total).toBe('1763.35');
    expect(Number(costoEfectivoAnual)).toBeGreaterThan(17.2271);
  });

  it('falls on the last day of shorter months and returns to its own day', () => {
    const { pagos } = planDePagos(loan({ fecha: '2027-12-31', plazoMeses: 4 }));
    expect(pagos.map(({ fecha }) => fecha)).toEqual(['2028-01-31', '2028-02-29', '2028-03-31', '2028-04-30']);
  });

  it.each<[string, Partial<TerminosDeCredito>]>([
    ['an amount of zero', { monto: '0.00' }],
    ['a negative amount', { monto: '-1' }],
    ['an amount that is not a number', { monto: '1e5' }],
    ['a term of zero', { plazoMeses: 0 }],
    ['a term of half months', { plazoMeses: 1.5 }],
    ['a grace period as long as its term', { graciaMeses: 36 }],
    ['a term that is not whole quarters', { plazoMeses: 10, cadaMeses: 3 }],
    ['a negative rate', { tasaAnual: '-1' }],
  ])('rejects a loan with %s', (_, change) => {
    expect(() => planDePagos(loan(change))).toThrow(RangeError);
  });

  it.each([
    ['3012.00', '11.5000', '28.87'],
    ['61215.00', '7.6000', '387.70'],
  ])('rounds half a cent of interest up: %s at %s %%', (monto, tasaAnual, interes) => {
    expect(planDePagos(loan({ monto, tasaAnual })).pagos[0]?.interes).toBe(interes);
    expect(cuotaFija(monto, tasaAnual, 1)).toBe((Number(monto) + Number(interes)).toFixed(2));
  });

  it('has an effective cost of zero when only the amount is repaid', () => {
    const free = loan({ monto: '42.28', tasaAnual: '0', plazoMeses: 6, sistema: 'cuota_variable' });
    expect(planDePagos(free).costoEfectivoAnual).toBe('0.0000');
  });

  it('has no effective cost when the charges leave next to nothing', () => {
    const otrosCargos = [{ nombre: 'Avalúo', tipo: 'monto_unico', valor: '49999.99' }] as const;
    expect(planDePagos(loan({ otrosCargos })).costoEfectivoAnual).toBeNull();
  });
});
