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

const get = (which: string, query: Query) => test.anonymous.get(`/api/publico/simulaciones/${which}`).query(query);
const answer = async (which: string, query: Query) => (await get(which, query).expect(200)).body;
const faults = async (which: string, query: Query | string) => {
  const { body, type } = await test.anonymous.get(`/api/publico/simulaciones/${which}`).query(query).expect(400);
  expect(type).toBe('application/problem+json');
  return body.errors as Record<string, string>;
};

const loan = { monto: '50000', plazo_meses: '36', tasa_anual: '16', seguro_desgravamen_mensual: '0' };

describe('a loan', () => {
  it('C1: equal payments', async () => {
    const { plan, ...rest } = await answer('credito', loan);
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

  it('C2: with insurance on what is owed', async () => {
    const { plan, ...rest } = await answer('credito', { ...loan, seguro_desgravamen_mensual: '0.024' });
    expect(rest).toMatchObject({ total_seguro: '239.10', total_pagado: '63521.81', costo_efectivo_anual: '17.5607' });
    expect([plan[0], plan[1], plan[35]].map(({ total }) => total)).toEqual(['1769.85', '1769.59', '1758.38']);
    expect(plan[0].seguro).toBe('12.00');
  });

  it('C3: with equal parts of the capital', async () => {
    const input = { ...loan, seguro_desgravamen_mensual: '0,024', sistema: 'cuota_variable' };
    const { plan, ...rest } = await answer('credito', input);
    expect(rest).toMatchObject({ total_intereses: '12333.33', total_seguro: '222.00', total_pagado: '62555.33' });
    expect([plan[0], plan[1], plan[35]].map(({ total }) => total)).toEqual(['2067.56', '2048.71', '1407.70']);
    expect([plan[0].capital, plan[35].capital]).toEqual(['1388.89', '1388.85']);
  });

  it('C4: at a higher rate', async () => {
    const { plan, ...rest } = await answer('credito', {
      ...loan,
      monto: '7.000,00',
      plazo_meses: '12',
      tasa_anual: '24',
    });
    expect(rest).toMatchObject({ cuota: '661.92', total_pagado: '7943.00', costo_efectivo_anual: '26.8241' });
    expect(plan[0]).toMatchObject({ interes: '140.00', capital: '521.92' });
    expect(plan[11].cuota).toBe('661.88');
  });

  it('C6: without interest', async () => {
    const { plan, ...rest } = await answer('credito', { ...loan, monto: '12000', plazo_meses: '12', tasa_anual: '0' });
    expect(rest).toMatchObject({ cuota: '1000.00', total_intereses: '0.00', total_pagado: '12000.00' });
    expect(new Set(plan.map(({ total }: { total: string }) => total))).toEqual(new Set(['1000.00']));
  });

  it('takes the rate of its product, by its address or its identifier', async () => {
    for (const named of [producto.slug, producto.id])
      expect(await answer('credito', { producto: named, monto: '50000', plazo_meses: '36' })).toMatchObject({
        tasa_anual: '16.0000',
        cuota: '1757.85',
      });
  });

  it.each<[string, Query, Record<string, unknown>]>([
    [
      'less than its product lends',
      { monto: '999,99' },
      { monto: 'Escriba un valor de Bs\u00a01.000,00 a Bs\u00a0150.000,00' },
    ],
    ['more', { monto: '150000.01' }, { monto: 'Escriba un valor de Bs\u00a01.000,00 a Bs\u00a0150.000,00' }],
    ['too long', { plazo_meses: '61' }, { plazo_meses: 'Escriba un número entero de 6 a 60 meses' }],
    ['parts of a month', { plazo_meses: '12.5' }, { plazo_meses: 'Escriba un número entero de 6 a 60 meses' }],
    ['a currency it lacks', { moneda: 'USD' }, { moneda: 'Elija BOB' }],
    ['a frequency it lacks', { frecuencia: 'semestral' }, { frecuencia: 'Elija mensual' }],
    ['more grace', { gracia_meses: '7' }, { gracia_meses: 'Escriba un número entero de 0 a 6 meses' }],
    ['a day long past', { fecha: '2001-01-01' }, { fecha: expect.stringMatching(/^Escriba una fecha/) }],
    ['a day that is none', { fecha: '2026-02-30' }, { fecha: expect.stringMatching(/^Escriba una fecha/) }],
    ['what nobody knows', { tasa: '1' }, { tasa: 'No se reconoce este dato' }],
  ])('refuses %s, naming it and what is allowed', async (_, input, expected) => {
    expect(await faults('credito', { producto: producto.slug, monto: '50000', plazo_meses: '36', ...input })).toEqual(
      expected,
    );
  });

  it.each([
    ['20.000', '1.080'],
    ['20.000,00', '1080'],
    ['20000.00', '1 080'],
  ])('reads «%s» and «%s» as people write them', async (monto, plazo_dias) => {
    const deposit = { moneda: 'BOB', tasa_anual: '5', pago: 'vencimiento' };
    expect(await answer('dpf', { ...deposit, monto, plazo_dias })).toMatchObject({ interes_bruto: '3000.00' });
  });

  it.each<[string, Query]>([
    ['1e5', { monto: '1e5' }],
    ['NaN', { monto: 'NaN' }],
    ['what has three decimals', { monto: '1,234' }],
    ['less than nothing', { monto: '-5' }],
    ['a very long number', { monto: '9'.repeat(5000) }],
    ['nothing', { monto: '' }],
  ])('refuses %s as an amount', async (_, input) => {
    expect(Object.keys(await faults('credito', { ...loan, ...input }))).toEqual(['monto']);
  });

  it('comes as a file for a spreadsheet', async () => {
    const input = { producto: producto.slug, monto: '50000', plazo_meses: '36', fecha: today, formato: 'csv' };
    const { text, type, headers } = await get('credito', input).expect(200);
    expect(type).toBe('text/csv');
    expect(headers['content-disposition']).toBe('attachment; filename="plan-de-pagos.csv"');
    const lines = text.trimEnd().split('\n');
    expect(lines[0]).toBe('\ufeffN°;Fecha;Capital;Interés;Seguro;Cargos;Cuota total;Saldo');
    expect(lines[1]).toBe(`1;${formatShortDate(addMonths(today, 1))};1091,18;666,67;0,00;0,00;1757,85;48908,82`);
    expect(lines).toHaveLength(37);
    expect(Object.keys(await faults('credito', { ...input, formato: 'pdf' }))).toEqual(['formato']);
    expect(Object.keys(await faults('credito', { ...input, monto: '1' }))).toEqual(['monto']);
  });

  it('needs a rate and the insurance where no product is named', async () => {
    expect(Object.keys(await faults('credito', { monto: '5000', plazo_meses: '12' }))).toEqual([
      'tasa_anual',
      'seguro_desgravamen_mensual',
    ]);
  });

  it('refuses a product that is none, and what is asked twice', async () => {
    expect(Object.keys(await faults('credito', { ...loan, producto: 'ninguno' }))).toEqual(['producto']);
    expect(Object.keys(await faults('credito', 'monto=1&monto=2'))).toEqual(['monto']);
  });
});

describe('a term deposit', () => {
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
  ])('%s: at the rate of the table', async (_, input, expected) => {
    expect(await answer('dpf', input)).toMatchObject(expected);
  });

  it('is paid on a day that offices work', async () => {
    const saturday = nextSaturday(addDays(today, 30));
    const days = (Date.parse(saturday) - Date.parse(today)) / 86_400_000;
    const { vencimiento } = await answer('dpf', { monto: '10000', plazo_dias: String(days), tasa_anual: '3' });
    expect(vencimiento).toBe(addDays(saturday, 2));
    const along = await answer('dpf', {
      monto: '10000',
      plazo_dias: String(days + 90),
      tasa_anual: '3',
      pago: 'mensual',
    });
    expect(along.pagos.at(-1).fecha).toBe(along.vencimiento);
    for (const { fecha } of along.pagos) expect(new Date(fecha).getUTCDay() % 6).not.toBe(0);
  });

  it('is paid its interest on such days too, the last of it as it matures, past holidays of years to come', async () => {
    const begins = nextSaturday(today);
    const matures = addDays(begins, 3640);
    const holiday = nextMonday(matures);
    const feriado = { fecha: holiday, nombre: 'Feriado lejano', ambito: 'nacional', tipo: 'adicional' };
    await test.as('administrador').post('/api/sitio/feriados').send(feriado).expect(201);
    const input = { monto: '10000', plazo_dias: '3640', tasa_anual: '3', pago: 'mensual', fecha: begins };
    const { vencimiento, pagos } = await answer('dpf', input);
    expect([vencimiento, pagos.at(-1).fecha]).toEqual([addDays(holiday, 1), addDays(holiday, 1)]);
    for (const { fecha } of pagos) expect(new Date(`${fecha}T00:00:00Z`).getUTCDay() % 6).not.toBe(0);
    const { body } = await test.anonymous
      .get('/api/publico/feriados')
      .query({ desde: today, hasta: holiday })
      .expect(200);
    expect(body.map(({ fecha }: { fecha: string }) => fecha)).toContain(holiday);
  });

  it.each<[string, Query, string]>([
    ['a term that the table lacks', { plazo_dias: '60' }, 'plazo_dias'],
    ['a term too short', { plazo_dias: '29' }, 'plazo_dias'],
    ['less than the least', { monto: '499.99' }, 'monto'],
    ['a currency without rates', { moneda: 'UFV' }, 'tasa_anual'],
    ['interest paid in a way the row lacks', { pago: 'mensual' }, 'pago'],
  ])('refuses %s', async (_, input, field) => {
    expect(Object.keys(await faults('dpf', { monto: '10000', plazo_dias: '360', ...input }))).toContain(field);
  });
});

describe('affordable payments', () => {
  const input = {
    get producto() {
      return producto.slug;
    },
    plazo_meses: '36',
  };

  it('is the loan whose payment fits the income', async () => {
    // 40 % of 4.394,90 is the dearest payment of Bs 50.000, which is its last; of ten cents less it is below.
    expect(await answer('capacidad', { ...input, ingreso: '4.394,90' })).toEqual({
      moneda: 'BOB',
      tasa_anual: '16.0000',
      cuota_posible: '1757.96',
      monto: '50000.00',
      cuota: '1757.96',
      total_pagado: '63282.71',
    });
    expect(await answer('capacidad', { ...input, ingreso: '4394.80' })).toMatchObject({ monto: '49900.00' });
  });

  it('is none where other payments take it', async () => {
    expect(await answer('capacidad', { ...input, ingreso: '4000', otras_cuotas: '1600' })).toMatchObject({
      cuota_posible: '0.00',
      monto: null,
      cuota: null,
    });
  });

  it.each<[string, Query, string[]]>([
    ['no income', { ingreso: '' }, ['ingreso']],
    ['an income below zero', { ingreso: '-1' }, ['ingreso']],
    ['an amount, which is what it finds', { ingreso: '4000', monto: '1' }, ['monto']],
    ['a rate of its own', { ingreso: '4000', tasa_anual: '1' }, ['tasa_anual']],
    ['a term that is not lent', { ingreso: '4000', plazo_meses: '600' }, ['plazo_meses']],
    ['no loan', { ingreso: '4000', producto: '' }, ['producto']],
  ])('refuses %s', async (_, change, names) => {
    expect(Object.keys(await faults('capacidad', { ...input, ...change }))).toEqual(names);
  });
});

describe('a payment ahead of time', () => {
  const advance = { ...loan, adelanto: '10000', adelanto_con: '12' };

  it('saves, and says how many payments or how much of each', async () => {
    const { plan, ...result } = await answer('adelanto', { ...advance, adelanto_para: 'cuota' });
    expect(plan).toHaveLength(24);
    expect(result).toMatchObject({
      ahorro: '1751.15',
      cuotas_menos: 0,
      cuota_antes: '1757.85',
      cuota_despues: '1268.22',
    });
    expect(await answer('adelanto', advance)).toMatchObject({ cuotas_menos: 7 });
  });

  it.each<[string, Query, string[]]>([
    ['more than is owed then', { adelanto: '49000' }, ['adelanto']],
    ['a payment that is none', { adelanto_con: '36' }, ['adelanto_con']],
    ['another end', { adelanto_para: 'nada' }, ['adelanto_para']],
    ['what the loan refuses', { plazo_meses: '0' }, ['plazo_meses']],
  ])('refuses %s', async (_, change, names) => {
    expect(Object.keys(await faults('adelanto', { ...advance, ...change }))).toEqual(names);
  });
});

describe('a ladder', () => {
  it('is several deposits, each at its own rate, paid on days that offices work', async () => {
    const { depositos, interes_liquido } = await answer('escalera', { monto: '10000', partes: '2', cada_dias: '180' });
    expect(
      depositos.map(({ monto, tasa_anual }: { monto: string; tasa_anual: string }) => [monto, tasa_anual]),
    ).toEqual([
      ['5000.00', '4.5000'],
      ['5000.00', '4.7500'],
    ]);
    expect(interes_liquido).toBe('350.00');
    for (const { vencimiento } of depositos) expect(new Date(`${vencimiento}T00:00:00Z`).getUTCDay() % 6).not.toBe(0);
  });

  it('is refused where the table has no rate for one of its terms', async () => {
    expect(await faults('escalera', { monto: '10000', partes: '2', cada_dias: '60' })).toEqual({
      cada_dias: expect.stringMatching(/^A 60 días: no hay una tasa/),
    });
  });
});

describe('savings', () => {
  it('A1: earn by the rate that holds today for their balance, less the tax', async () => {
    expect(await answer('ahorro', { producto: cuenta.slug, monto: '5000', plazo_meses: '1' })).toEqual({
      moneda: 'BOB',
      tasa_anual: '3.0000',
      interes_bruto: '12.50',
      rc_iva: '1.63',
      interes_liquido: '10.87',
      saldo_final: '5010.87',
    });
    const more = await answer('ahorro', { producto: cuenta.slug, monto: '10000', plazo_meses: '1' });
    expect(more.tasa_anual).toBe('3.5000');
  });

  it('tell nobody a rate before its day, and still those of before', async () => {
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

  it('are refused in a currency that the account does not take', async () => {
    const input = { producto: cuenta.slug, monto: '5000', plazo_meses: '1', moneda: 'USD' };
    expect(await faults('ahorro', input)).toEqual({ moneda: 'Elija BOB' });
  });
});

describe('an amount in another currency', () => {
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
  ])('%o is %s', async (input, monto) => {
    expect(await answer('conversion', input)).toEqual({ monto, moneda: input.a, fecha: today });
  });

  it('is refused into its own', async () => {
    expect(await faults('conversion', { monto: '1', de: 'USD', a: 'USD' })).toEqual({ a: 'Elija otra moneda' });
  });

  it('is refused in UFV on a day without its rate', async () => {
    const rates = { compra: '11.50', venta: '11.60', ufv: '0', fecha: today, motivo: 'Sin UFV', confirmaSalto: true };
    await test.as('administrador').put('/api/cotizacion').send(rates).expect(200);
    const fault = 'Hoy no hay cotización de la UFV: elija otra moneda';
    expect(await faults('conversion', { monto: '1', de: 'BOB', a: 'UFV' })).toEqual({ a: fault });
    expect(await faults('conversion', { monto: '1', de: 'UFV', a: 'BOB' })).toEqual({ de: fault });
  });
});

const nextMonday = (day: string): string => addDays(nextSaturday(day), 2);

function nextSaturday(day: string): string {
  let at = day;
  while (new Date(`${at}T00:00:00Z`).getUTCDay() !== 6) at = addDays(at, 1);
  return at;
}
