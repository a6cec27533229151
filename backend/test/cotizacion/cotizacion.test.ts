import { type Rol, todayInLaPaz } from '@coop/domain';
import { addDays } from '@coop/domain/calendar';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { ContentChanges } from '../../src/platform/database/content-changes.js';
import { cotizaciones } from '../../src/platform/database/schema/cotizacion.js';

import { CotizacionService } from '../../src/rates/cotizacion/cotizacion.service.js';
import { useApp } from '../support/useApp.js';

const today = todayInLaPaz();
const manual = { compra: '6,96', venta: 7.061, ufv: '3.4', fecha: today, motivo: 'Pizarra propia' };

const test = useApp();
beforeEach(async () => {
  await test.database.delete(cotizaciones);

  await test.app.get(ContentChanges, { strict: false }).apply({ withdrawn: true });
});

const seed = () => test.app.get(CotizacionService, { strict: false }).seed();
const put = (body: object, rol: Rol = 'administrador') => test.as(rol).put('/api/cotizacion').send(body);

describe('GET /api/cotizacion', () => {
  it('returns 503 with the specified error body before the first rates', async () => {
    const { text, headers } = await test.anonymous.get('/api/cotizacion').expect(503).expect('Retry-After', /^\d+$/);
    expect(text).toBe('{"error":"Error al obtener los datos"}');
    expect(headers['content-type']).toMatch(/^application\/json/);
    expect(headers['cache-control']).toBe('no-store');
  });

  it('returns the rates with their date to anyone', async () => {
    await seed();
    const { body, headers } = await test.anonymous.get('/api/cotizacion').expect(200);
    expect(body).toEqual({
      cotizaciones: { venta: 11.6, compra: 11.5, ufv: 3.33384 },
      fecha: today,
      actualizadoEn: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      fuente: 'semilla',
      desactualizado: false,
    });
    expect(headers['cache-control']).toBe('public, max-age=300, stale-while-revalidate=86400');
  });
});

describe('PUT /api/cotizacion', () => {
  it('replaces the rates for administrador and stores the user and the reason', async () => {
    await seed();
    await put({ ...manual, confirmaSalto: true }).expect(200);
    const { body } = await test.anonymous.get('/api/cotizacion').expect(200);
    expect(body).toMatchObject({ cotizaciones: { compra: 6.96, venta: 7.061, ufv: 3.4 }, fuente: 'manual' });
    const rows = await test.database.select().from(cotizaciones);
    expect(rows.find(({ fuente }) => fuente === 'manual')).toMatchObject({
      obtenidoPor: test.uids.administrador,
      motivo: 'Pizarra propia',
      compra: '6.96000',
      vigenteHasta: expect.stringMatching(/T04:00:00\.000Z$/),
    });
  });

  it('records the change with user, values and reason in the audit log', async () => {
    await seed();
    await put({ ...manual, compra: '11.6', venta: '11.7', ufv: '3.34' }, 'finanzas').expect(200);
    const filter = JSON.stringify({ seccion: 'cotizacion' });
    const { body } = await test.as('administrador').get('/api/sitio/auditoria').query({ filter }).expect(200);
    expect(body).toContainEqual(
      expect.objectContaining({
        accion: 'ponerCotizacion',
        creadoPor: test.uids.finanzas,
        titulo: 'Compra 11,60, venta 11,70, UFV 3,34000: Pizarra propia',
      }),
    );
  });

  it.each([
    ['the purchase rate', { compra: '1.16' }],
    ['the sale rate', { venta: '16.00' }],
    ['the UFV', { ufv: '4.4' }],
  ])('requires confirmation when %s is far from the current one', async (_, far) => {
    await seed();
    const near = { ...manual, compra: '11.5', venta: '11.6', ufv: '3.34' };
    const { body } = await put({ ...near, ...far }).expect(422);
    expect(body.errors.confirmaSalto).toMatch(
      /^Se aleja mucho de la que rige \(Compra 11,50, venta 11,60, UFV 3,33384\)/,
    );
    expect((await test.anonymous.get('/api/cotizacion').expect(200)).body.fuente).toBe('semilla');
    await put({ ...near, ...far, confirmaSalto: true }).expect(200);
    await put({ ...near, ...far }).expect(200);
  });

  it('replaces the rates for finanzas and stores the user', async () => {
    const { body } = await put(manual, 'finanzas').expect(200);
    expect(body).toMatchObject({ cotizaciones: { compra: 6.96 }, fuente: 'manual' });
    expect(await test.database.select().from(cotizaciones)).toEqual([
      expect.objectContaining({ obtenidoPor: test.uids.finanzas, motivo: 'Pizarra propia' }),
    ]);
  });

  it.each(['sistemas', 'comercial', 'creditos', 'rrhh'] as const)(
    'returns 403 for %s and 401 without a session',
    async (rol) => {
      const { body } = await put(manual, rol).expect(403);
      expect(body).toMatchObject({ codigo: 'sin_permiso', roles: ['Administrador', 'Finanzas'] });
      await test.anonymous.put('/api/cotizacion').send(manual).expect(401);
      await test.anonymous.get('/api/cotizacion').expect(503);
    },
  );

  it.each([
    ['a sale rate below the purchase rate', { venta: '6.95' }, 'venta'],
    ['a missing sale rate', { venta: undefined }, 'venta'],
    ['zero rates', { compra: '0', venta: '0' }, 'compra'],
    ['a negative rate', { ufv: -1 }, 'ufv'],
    ['an exponent', { venta: 1e21 }, 'venta'],
    ['a text that is not a number', { compra: 'NaN' }, 'compra'],
    ['a list', { compra: ['6.96'] }, 'compra'],
    ['six decimals', { ufv: '3.123456' }, 'ufv'],
    ['an invalid date', { fecha: '2026-02-31' }, 'fecha'],
    ['a future date', { fecha: addDays(today, 1) }, 'fecha'],
    ['a date in the distant past', { fecha: '1900-01-01' }, 'fecha'],
    ['an empty reason', { motivo: '' }, 'motivo'],
    ['a source', { fuente: 'bcb' }, 'fuente'],
  ])('rejects %s with an error on its field', async (_, change, field) => {
    const { body } = await put({ ...manual, ...change }).expect(422);
    expect(Object.keys(body.errors)).toContain(field);
    await test.anonymous.get('/api/cotizacion').expect(503);
  });
});
