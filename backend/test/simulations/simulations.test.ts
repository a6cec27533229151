import { formatShortDate, todayInLaPaz } from '@coop/domain';
import { addDays, addMonths } from '@coop/domain/calendar';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { useApp } from '../support/useApp.js';
import { caja, credito, publish, tabla } from './products.js';

type Query = Record<string, string>;

const today = todayInLaPaz();
const test = useApp();
let producto: { id: string; slug: string };
let cuenta: { id: string; slug: string };
beforeAll(async () => {
  producto = await publish(test, 'productos/simulador-creditos', credito);
  cuenta = await publish(test, 'productos/caja-ahorro', caja);
  await publish(test, 'productos/depositos-plazo-fijo', { ...tabla, vigenteDesde: today });
});

const getSimulation = (which: string, query: Query) =>
  test.anonymous.get(`/api/publico/simulaciones/${which}`).query(query);
const simulate = async (which: string, query: Query) => (await getSimulation(which, query).expect(200)).body;
const errorsOf = async (which: string, query: Query | string) => {
  const { body, type } = await test.anonymous.get(`/api/publico/simulaciones/${which}`).query(query).expect(400);
  expect(type).toBe('application/problem+json');
  return body.errors as Record<string, string>;
};

const loan = { monto: '50000', plazo_meses: '36', tasa_anual: '16', seguro_desgravamen_mensual: '0' };

describe('loan simulation', () => {
  it('C1: computes level payments', async () => {
    const { plan, ...rest } = await simulate('credito', loan);
    expect(rest).toEqual({
      moneda: 'BOB',
      tasa_anual: '16.0000',
      fecha: today,
      cuota: '1757.85',
      total_intereses: '13282.71',
      total_seguro: '0.00',
      total_cargos: '0.00',
      total_pagado: '63282.71',
      costo_efectivo_anual: '17.2271',
    });
    expect(plan).toHaveLength(36);
    expect(plan[0]).toMatchObject({ numero: 1, interes: '666.67', capital: '1091.18', saldo: '48908.82' });
    expect(plan[1]).toMatchObject({ interes: '652.12', capital: '1105.73', saldo: '47803.09' });
    expect(plan[35]).toMatchObject({ cuota: '1757.96', saldo: '0.00' });
  });

  it('C2: adds insurance on the outstanding balance', async () => {
    const { plan, ...rest } = await simulate('credito', { ...loan, seguro_desgravamen_mensual: '0.024' });
    expect(rest).toMatchObject({ total_seguro: '239.10', total_pagado: '63521.81', costo_efectivo_anual: '17.5607' });
    expect([plan[0], plan[1], plan[35]].map(({ total }) => total)).toEqual(['1769.85', '1769.59', '1758.38']);
    expect(plan[0].seguro).toBe('12.00');
  });

  it('C3: computes equal instalments of capital', async () => {
    const input = { ...loan, seguro_desgravamen_mensual: '0,024', sistema: 'cuota_variable' };
    const { plan, ...rest } = await simulate('credito', input);
    expect(rest).toMatchObject({ total_intereses: '12333.33', total_seguro: '222.00', total_pagado: '62555.33' });
    expect([plan[0], plan[1], plan[35]].map(({ total }) => total)).toEqual(['2067.56', '2048.71', '1407.70']);
    expect([plan[0].capital, plan[35].capital]).toEqual(['1388.89', '1388.85']);
  });

  it('C4: computes level payments at a higher rate', async () => {
    const { plan, ...rest } = await simulate('credito', {
      ...loan,
      monto: '7.000,00',
      plazo_meses: '12',
      tasa_anual: '24',
    });
    expect(rest).toMatchObject({ cuota: '661.92', total_pagado: '7943.00', costo_efectivo_anual: '26.8241' });
    expect(plan[0]).toMatchObject({ interes: '140.00', capital: '521.92' });
    expect(plan[11].cuota).toBe('661.88');
  });

  it('C6: computes payments without interest', async () => {
    const { plan, ...rest } = await simulate('credito', {
      ...loan,
      monto: '12000',
      plazo_meses: '12',
      tasa_anual: '0',
    });
    expect(rest).toMatchObject({ cuota: '1000.00', total_intereses: '0.00', total_pagado: '12000.00' });
    expect(new Set(plan.map(({ total }: { total: string }) => total))).toEqual(new Set(['1000.00']));
  });

  it('uses the rate of the product, found by slug or by identifier', async () => {
    for (const named of [producto.slug, producto.id])
      expect(await simulate('credito', { producto: named, monto: '50000', plazo_meses: '36' })).toMatchObject({
        tasa_anual: '16.0000',
        cuota: '1757.85',
      });
  });

  it.each<[string, Query, Record<string, unknown>]>([
    [
      'an amount below the minimum of the product',
      { monto: '999,99' },
      { monto: 'Escriba un valor de Bs\u00a01.000,00 a Bs\u00a0150.000,00' },
    ],
    [
      'an amount above the maximum',
      { monto: '150000.01' },
      { monto: 'Escriba un valor de Bs\u00a01.000,00 a Bs\u00a0150.000,00' },
    ],
    ['a term above the maximum', { plazo_meses: '61' }, { plazo_meses: 'Escriba un número entero de 6 a 60 meses' }],
    ['a fraction of a month', { plazo_meses: '12.5' }, { plazo_meses: 'Escriba un número entero de 6 a 60 meses' }],
    ['an unavailable currency', { moneda: 'USD' }, { moneda: 'Elija BOB' }],
    ['an unavailable frequency', { frecuencia: 'semestral' }, { frecuencia: 'Elija mensual' }],
    [
      'a grace period above the maximum',
      { gracia_meses: '7' },
      { gracia_meses: 'Escriba un número entero de 0 a 6 meses' },
    ],
    ['a date in the distant past', { fecha: '2001-01-01' }, { fecha: expect.stringMatching(/^Escriba una fecha/) }],
    ['an invalid date', { fecha: '2026-02-30' }, { fecha: expect.stringMatching(/^Escriba una fecha/) }],
    ['an unknown parameter', { tasa: '1' }, { tasa: 'No se reconoce este dato' }],
  ])('rejects %s with the allowed values', async (_, input, expected) => {
    expect(await errorsOf('credito', { producto: producto.slug, monto: '50000', plazo_meses: '36', ...input })).toEqual(
      expected,
    );
  });

  it.each([
    ['20.000', '1.080'],
    ['20.000,00', '1080'],
    ['20000.00', '1 080'],
  ])('accepts the amount «%s» and the term «%s» with separators', async (monto, plazo_dias) => {
    const deposit = { moneda: 'BOB', tasa_anual: '5', pago: 'vencimiento' };
    expect(await simulate('dpf', { ...deposit, monto, plazo_dias })).toMatchObject({ interes_bruto: '3000.00' });
  });

  it.each<[string, Query]>([
    ['scientific notation', { monto: '1e5' }],
    ['NaN', { monto: 'NaN' }],
    ['three decimals', { monto: '1,234' }],
    ['a negative number', { monto: '-5' }],
    ['a number of 5000 digits', { monto: '9'.repeat(5000) }],
    ['an empty string', { monto: '' }],
  ])('rejects %s as an amount', async (_, input) => {
    expect(Object.keys(await errorsOf('credito', { ...loan, ...input }))).toEqual(['monto']);
  });

  it('exports the plan as CSV', async () => {
    const input = { producto: producto.slug, monto: '50000', plazo_meses: '36', fecha: today, formato: 'csv' };
    const { text, type, headers } = await getSimulation('credito', input).expect(200);
    expect(type).toBe('text/csv');
    expect(headers['content-disposition']).toBe('attachment; filename="plan-de-pagos.csv"');
    const lines = text.trimEnd().split('\n');
    expect(lines[0]).toBe('\ufeffN°;Fecha;Capital;Interés;Seguro;Cargos;Cuota total;Saldo');
    expect(lines[1]).toBe(`1;${formatShortDate(addMonths(today, 1))};1091,18;666,67;0,00;0,00;1757,85;48908,82`);
    expect(lines).toHaveLength(37);
    expect(Object.keys(await errorsOf('credito', { ...input, formato: 'pdf' }))).toEqual(['formato']);
    expect(Object.keys(await errorsOf('credito', { ...input, monto: '1' }))).toEqual(['monto']);
  });

  it('requires the rate and the insurance without a product', async () => {
    expect(Object.keys(await errorsOf('credito', { monto: '5000', plazo_meses: '12' }))).toEqual([
      'tasa_anual',
      'seguro_desgravamen_mensual',
    ]);
  });

  it('rejects an unknown product and a repeated parameter', async () => {
    expect(Object.keys(await errorsOf('credito', { ...loan, producto: 'ninguno' }))).toEqual(['producto']);
    expect(Object.keys(await errorsOf('credito', 'monto=1&monto=2'))).toEqual(['monto']);
  });
});

describe('term deposit simulation', () => {
  it.each<[string, Query, Query]>([
    [
      'D1',
      { monto: '10000', plazo_dias: '360' },
      { interes_bruto: '475.00', rc_iva: '0.00', total_a_recibir: '10475.00' },
    ],
    ['D2', { monto: '10000', plazo_dias: '30' }, { interes_bruto: '12.50', rc_iva: '1.63', interes_liquido: '10.87' }],
    ['D3', { monto: '10000', plazo_dias: '180' }, { interes_bruto: '225.00', total_a_recibir: '10225.00' }],
    [
      'D5',
      { moneda: 'USD', monto: '5000', plazo_dias: '1080' },
      { interes_bruto: '300.00', rc_iva: '0.00', total_a_recibir: '5300.00' },
    ],
    ['D6', { monto: '25000', plazo_dias: '1080' }, { interes_bruto: '4875.00', total_a_recibir: '29875.00' }],
    ['for a company', { monto: '10000', plazo_dias: '30', tipo_persona: 'juridica' }, { rc_iva: '0.00' }],
  ])('%s: applies the rate of the table', async (_, input, expected) => {
    expect(await simulate('dpf', input)).toMatchObject(expected);
  });

  it('matures on a business day', async () => {
    const saturday = nextSaturday(addDays(today, 30));
    const days = (Date.parse(saturday) - Date.parse(today)) / 86_400_000;
    const { vencimiento } = await simulate('dpf', { monto: '10000', plazo_dias: String(days), tasa_anual: '3' });
    expect(vencimiento).toBe(addDays(saturday, 2));
    const along = await simulate('dpf', {
      monto: '10000',
      plazo_dias: String(days + 90),
      tasa_anual: '3',
      pago: 'mensual',
    });
    expect(along.pagos.at(-1).fecha).toBe(along.vencimiento);
    for (const { fecha } of along.pagos) expect(new Date(fecha).getUTCDay() % 6).not.toBe(0);
  });

  it('pays interest on business days, the last one at maturity, around holidays of future years', async () => {
    const begins = nextSaturday(today);
    const matures = addDays(begins, 3640);
    const holiday = nextMonday(matures);
    const feriado = { fecha: holiday, nombre: 'Feriado lejano', ambito: 'nacional', tipo: 'adicional' };
    await test.as('administrador').post('/api/sitio/feriados').send(feriado).expect(201);
    const input = { monto: '10000', plazo_dias: '3640', tasa_anual: '3', pago: 'mensual', fecha: begins };
    const { vencimiento, pagos } = await simulate('dpf', input);
    expect([vencimiento, pagos.at(-1).fecha]).toEqual([addDays(holiday, 1), addDays(holiday, 1)]);
    for (const { fecha } of pagos) expect(new Date(`${fecha}T00:00:00Z`).getUTCDay() % 6).not.toBe(0);
    const { body } = await test.anonymous
      .get('/api/publico/feriados')
      .query({ desde: today, hasta: holiday })
      .expect(200);
    expect(body.map(({ fecha }: { fecha: string }) => fecha)).toContain(holiday);
  });

  it.each<[string, Query, string]>([
    ['a term in a gap of the table', { plazo_dias: '60' }, 'plazo_dias'],
    ['a term below the minimum', { plazo_dias: '29' }, 'plazo_dias'],
    ['an amount below the minimum', { monto: '499.99' }, 'monto'],
    ['a currency without rates', { moneda: 'UFV' }, 'tasa_anual'],
    ['an interest payment mode missing from the row', { pago: 'mensual' }, 'pago'],
  ])('rejects %s', async (_, input, field) => {
    expect(Object.keys(await errorsOf('dpf', { monto: '10000', plazo_dias: '360', ...input }))).toContain(field);
  });
});

describe('affordable loan simulation', () => {
  const input = {
    get producto() {
      return producto.slug;
    },
    plazo_meses: '36',
  };

  it('returns the largest loan whose payment fits the income', async () => {
    // 40 % of 4.394,90 equals the highest payment of a Bs 50.000 loan, which is its last; ten cents less fall short.
    expect(await simulate('capacidad', { ...input, ingreso: '4.394,90' })).toEqual({
      moneda: 'BOB',
      tasa_anual: '16.0000',
      parte_del_ingreso: '40.0000',
      cuota_posible: '1757.96',
      monto: '50000.00',
      cuota: '1757.96',
      total_pagado: '63282.71',
    });
    expect(await simulate('capacidad', { ...input, ingreso: '4394.80' })).toMatchObject({ monto: '49900.00' });
  });

  it('returns no loan when other payments exhaust the income', async () => {
    expect(await simulate('capacidad', { ...input, ingreso: '4000', otras_cuotas: '1600' })).toMatchObject({
      cuota_posible: '0.00',
      monto: null,
      cuota: null,
    });
  });

  it.each<[string, Query, string[]]>([
    ['a missing income', { ingreso: '' }, ['ingreso']],
    ['a negative income', { ingreso: '-1' }, ['ingreso']],
    ['an amount', { ingreso: '4000', monto: '1' }, ['monto']],
    ['a rate', { ingreso: '4000', tasa_anual: '1' }, ['tasa_anual']],
    ['a term outside the product', { ingreso: '4000', plazo_meses: '600' }, ['plazo_meses']],
    ['a missing product', { ingreso: '4000', producto: '' }, ['producto']],
  ])('rejects %s', async (_, change, names) => {
    expect(Object.keys(await errorsOf('capacidad', { ...input, ...change }))).toEqual(names);
  });
});

describe('prepayment simulation', () => {
  const advance = { ...loan, adelanto: '10000', adelanto_con: '12' };

  it('returns the savings, with a lower payment or with fewer payments', async () => {
    const { plan, ...result } = await simulate('adelanto', { ...advance, adelanto_para: 'cuota' });
    expect(plan).toHaveLength(24);
    expect(result).toMatchObject({
      ahorro: '1751.15',
      cuotas_menos: 0,
      cuota_antes: '1757.85',
      cuota_despues: '1268.22',
    });
    expect(await simulate('adelanto', advance)).toMatchObject({ cuotas_menos: 7 });
  });

  it.each<[string, Query, string[]]>([
    ['more than the outstanding balance', { adelanto: '49000' }, ['adelanto']],
    ['a payment number past the last prepayable one', { adelanto_con: '36' }, ['adelanto_con']],
    ['an unknown purpose', { adelanto_para: 'nada' }, ['adelanto_para']],
    ['a value that the loan rejects', { plazo_meses: '0' }, ['plazo_meses']],
  ])('rejects %s', async (_, change, names) => {
    expect(Object.keys(await errorsOf('adelanto', { ...advance, ...change }))).toEqual(names);
  });
});

describe('ladder simulation', () => {
  it('splits the amount into deposits with their own rates that mature on business days', async () => {
    const { depositos, interes_liquido } = await simulate('escalera', {
      monto: '10000',
      partes: '2',
      cada_dias: '180',
    });
    expect(
      depositos.map(({ monto, tasa_anual }: { monto: string; tasa_anual: string }) => [monto, tasa_anual]),
    ).toEqual([
      ['5000.00', '4.5000'],
      ['5000.00', '4.7500'],
    ]);
    expect(interes_liquido).toBe('350.00');
    for (const { vencimiento } of depositos) expect(new Date(`${vencimiento}T00:00:00Z`).getUTCDay() % 6).not.toBe(0);
  });

  it('rejects a term without a rate', async () => {
    expect(await errorsOf('escalera', { monto: '10000', partes: '2', cada_dias: '60' })).toEqual({
      cada_dias: expect.stringMatching(/^A 60 días: no hay una tasa/),
    });
  });
});

describe('savings simulation', () => {
  it('A1: applies the current rate for the balance and deducts the tax', async () => {
    expect(await simulate('ahorro', { producto: cuenta.slug, monto: '5000', plazo_meses: '1' })).toEqual({
      moneda: 'BOB',
      tasa_anual: '3.0000',
      interes_bruto: '12.50',
      rc_iva: '1.63',
      interes_liquido: '10.87',
      saldo_final: '5010.87',
    });
    const more = await simulate('ahorro', { producto: cuenta.slug, monto: '10000', plazo_meses: '1' });
    expect(more.tasa_anual).toBe('3.5000');
  });

  it('hides future rates from the public product and keeps past ones', async () => {
    const path = '/api/publico/productos/caja-ahorro';
    for (const { body } of [
      await test.anonymous.get(path).expect(200),
      await test.anonymous.get(`${path}/${cuenta.slug}`),
    ])
      expect([body].flat()[0].tasas.map(({ tasaAnual }: { tasaAnual: string }) => tasaAnual)).toEqual([
        '2.0000',
        '3.0000',
        '3.5000',
      ]);
  });

  it('rejects a currency that the account does not accept', async () => {
    const input = { producto: cuenta.slug, monto: '5000', plazo_meses: '1', moneda: 'USD' };
    expect(await errorsOf('ahorro', input)).toEqual({ moneda: 'Elija BOB' });
  });
});

describe('currency conversion', () => {
  beforeAll(() =>
    test
      .as('administrador')
      .put('/api/cotizacion')
      .send({ compra: '11.50', venta: '11.60', ufv: '3.33384', fecha: today, motivo: 'Prueba del conversor' })
      .expect(200),
  );

  it.each([
    [{ monto: '10000', de: 'BOB', a: 'UFV' }, '2999.54'],
    [{ monto: '1160', de: 'BOB', a: 'USD' }, '100.00'],
    [{ monto: '100', de: 'USD', a: 'BOB' }, '1150.00'],
  ])('converts %o to %s', async (input, monto) => {
    expect(await simulate('conversion', input)).toEqual({ monto, moneda: input.a, fecha: today });
  });

  it('rejects the same currency', async () => {
    expect(await errorsOf('conversion', { monto: '1', de: 'USD', a: 'USD' })).toEqual({ a: 'Elija otra moneda' });
  });

  it('rejects UFV on a day without its rate', async () => {
    const rates = { compra: '11.50', venta: '11.60', ufv: '0', fecha: today, motivo: 'Sin UFV', confirmaSalto: true };
    await test.as('administrador').put('/api/cotizacion').send(rates).expect(200);
    const fault = 'Hoy no hay cotización de la UFV: elija otra moneda';
    expect(await errorsOf('conversion', { monto: '1', de: 'BOB', a: 'UFV' })).toEqual({ a: fault });
    expect(await errorsOf('conversion', { monto: '1', de: 'UFV', a: 'BOB' })).toEqual({ de: fault });
  });
});

const nextMonday = (day: string): string => addDays(nextSaturday(day), 2);

function nextSaturday(day: string): string {
  let at = day;
  while (new Date(`${at}T00:00:00Z`).getUTCDay() !== 6) at = addDays(at, 1);
  return at;
}
