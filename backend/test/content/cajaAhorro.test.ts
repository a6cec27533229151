import { describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { publicado } from '../../src/platform/database/schema/publicado.js';
import { useApp } from '../support/useApp.js';
import { dayFromNow, writing } from './writing.js';

const SECTION = 'productos/caja-ahorro';
const tasa = { moneda: 'BOB', saldoDesde: '0', tasaAnual: '2', vigenteDesde: dayFromNow(-10) };

const test = useApp();
let accounts = 0;
const { send, order, change, create, publish, stored, read } = writing(test, SECTION, () => {
  accounts += 1;
  return {
    nombre: `Caja de prueba ${accounts}`,
    publico: 'general',
    capitalizacion: 'mensual',
    montoAperturaBob: '20',
    tasas: [tasa],
    requisitos: ['Cédula de identidad'],
  };
});

describe('rates of a savings account', () => {
  it.each([
    ['the same balances', tasa],
    ['overlapping balances', { ...tasa, saldoDesde: '5000', tasaAnual: '3' }],
  ])('are rejected when two overlap from the same date: %s', async (_, other) => {
    const { body } = await send({ tasas: [tasa, other] }).expect(422);
    expect(body.errors).toEqual({ tasas: 'Los rangos se superponen: fila 1 y fila 2' });
  });

  it.each([
    [
      'consecutive balances',
      [
        { ...tasa, saldoHasta: '4999.99' },
        { ...tasa, saldoDesde: '5000' },
      ],
    ],
    ['two currencies', [tasa, { ...tasa, moneda: 'USD' }]],
    ['two start dates', [tasa, { ...tasa, vigenteDesde: dayFromNow(20), tasaAnual: '2.5' }]],
  ])('are accepted with %s', async (_, tasas) => {
    await send({ tasas }).expect(201);
  });

  it.each([
    ['saldoHasta', { saldoDesde: '10', saldoHasta: '9.99' }, 'No puede ser menor al saldo desde'],
    ['tasaAnual', { tasaAnual: '30.01' }, 'El valor máximo es 30'],
    ['vigenteDesde', { vigenteDesde: '2026-02-30' }, 'Esa fecha no existe'],
  ])('are rejected with an error at the cell of an invalid %s', async (column, fault, message) => {
    const { body } = await send({
      tasas: [
        { ...tasa, moneda: 'USD' },
        { ...tasa, ...fault },
      ],
    }).expect(422);
    expect(body.errors).toEqual({ [`tasas.1.${column}`]: message });
  });

  it('are summarized as the highest current rate per currency, for staff only', async () => {
    const account = await create({
      tasas: [
        { ...tasa, saldoHasta: '4999.99' },
        { ...tasa, saldoDesde: '5000', tasaAnual: '3.25' },
        { ...tasa, vigenteDesde: dayFromNow(-90), tasaAnual: '9' },
        { ...tasa, vigenteDesde: dayFromNow(5), tasaAnual: '4' },
      ],
    });
    expect(account).toMatchObject({ tasaBob: '3.2500', tasaUsd: null });
    await publish({ tasas: [tasa] }).then((row) =>
      read(row)
        .expect(200)
        .then(({ body }) => expect(body).not.toHaveProperty('tasaBob')),
    );
  });
});

describe('change feed of savings accounts', () => {
  it('returns an account when its new rate takes effect', async () => {
    const database = test.database;
    const begins = { ...tasa, vigenteDesde: dayFromNow(0), tasaAnual: '4' };
    const [started, before, comes] = [
      await publish({ tasas: [tasa, begins] }),
      await publish(),
      await publish({ tasas: [tasa, { ...begins, vigenteDesde: dayFromNow(3) }] }),
    ];
    // Backdates the publication.
    for (const { id } of [started, before, comes])
      await database
        .update(publicado)
        .set({ cambiadoEn: `${dayFromNow(-5)}T12:00:00.000Z` })
        .where(eq(publicado.id, id));
    const desde = `${dayFromNow(-2)}T12:00:00.000Z`;
    const { body } = await test.anonymous.get(`/api/publico/cambios/${SECTION}`).query({ desde }).expect(200);
    const changeOf = (row: { id: string }) => body.registros.find(({ id }: { id: string }) => id === row.id);
    expect(changeOf(started)?.tasas.map(({ tasaAnual }: { tasaAnual: string }) => Number(tasaAnual))).toEqual([2, 4]);
    expect([changeOf(before), changeOf(comes)]).toEqual([undefined, undefined]);
  });
});

describe('publication of a savings account', () => {
  it.each([
    ['tasas', { tasas: [] }],
    ['requisitos', { requisitos: [] }],
  ])('requires %s', async (field, missing) => {
    const draft = await create(missing);
    expect(Object.keys((await order(draft, 'publicar').expect(422)).body.errors)).toEqual([field]);
    const full = (await change(draft, { tasas: [tasa], requisitos: ['Cédula'] }).expect(200)).body;
    await order(full, 'publicar', {}, 'comercial').expect(200);
  });

  it('requires a reason to correct the rates of a published account and keeps its slug', async () => {
    const account = await publish();
    const edited = (await change(await stored(account), { tasas: [{ ...tasa, tasaAnual: '2.75' }] }).expect(200)).body;
    const { body } = await order(edited, 'publicar').expect(422);
    expect(body.errors).toEqual({ motivoCorreccion: 'Está vigente: escriba por qué se corrige' });
    await order(edited, 'publicar', { motivoCorreccion: 'Nueva tasa aprobada por el comité.' }).expect(200);
    expect((await read(account).expect(200)).body.tasas).toMatchObject([{ tasaAnual: '2.7500' }]);
  });

  it('is restricted to administrador and comercial, and rejects a repeated name', async () => {
    for (const rol of ['creditos', 'sistemas', 'finanzas', 'rrhh'] as const) await send({}, rol).expect(403);
    const { nombre } = (await send({}, 'comercial').expect(201)).body;
    expect(Object.keys((await send({ nombre }).expect(422)).body.errors)).toEqual(['nombre']);
  });
});
