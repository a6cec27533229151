import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { byFile } from '../../src/platform/auth/staff.js';
import { readConfig } from '../../src/platform/config/config.js';
import type { Connection } from '../../src/platform/database/connect.js';
import { ContentChanges } from '../../src/platform/database/content-changes.js';
import { cotizaciones } from '../../src/platform/database/schema/cotizacion.js';
import { tasasOf } from '../../src/rates/cotizacion/bcb/tasasOf.js';
import { CotizacionRepository } from '../../src/rates/cotizacion/cotizacion.repository.js';
import { CotizacionService } from '../../src/rates/cotizacion/cotizacion.service.js';
import { CotizacionRefreshService } from '../../src/rates/cotizacion/cotizacion-refresh.service.js';
import { TasasSource } from '../../src/rates/cotizacion/tasas-source.js';
import { HistoryRepository } from '../../src/resource/history/history.repository.js';
import { DeliveriesRepository } from '../../src/resource/webhooks/deliveries.repository.js';
import { WebhookOutbox } from '../../src/resource/webhooks/webhook-outbox.js';
import { WebhooksRepository } from '../../src/resource/webhooks/webhooks.repository.js';
import { openTestDatabase } from '../support/openTestDatabase.js';
import { bcbPage } from './bcbPage.js';

/** Source with a saved page in place of the bank server. */
class SavedPage extends TasasSource {
  html = bcbPage();
  requests = 0;

  async read() {
    this.requests += 1;
    await new Promise((resolve) => setTimeout(resolve, 20));
    return tasasOf(Buffer.from(this.html));
  }
}

const saturday = new Date('2026-08-22T12:00:00-04:00');
const nextWeek = new Date('2026-08-28T12:00:00-04:00');
const byHand = {
  compra: '13.40',
  venta: '13.50',
  ufv: '3.334',
  fecha: '2026-08-22',
  motivo: 'Pizarra propia',
  confirmaSalto: true,
};

let connection: Connection;
let page: SavedPage;
let rates: CotizacionService;
let refresh: CotizacionRefreshService;

beforeAll(async () => {
  connection = await openTestDatabase();
});
afterAll(() => connection.close());
beforeEach(async () => {
  await connection.database.delete(cotizaciones);
  const changes = new ContentChanges(connection.listen);
  const { database } = connection;
  const outbox = new WebhookOutbox(new WebhooksRepository(database), new DeliveriesRepository(database));
  const repository = new CotizacionRepository(database, changes, outbox);
  page = new SavedPage();
  rates = new CotizacionService(repository, new HistoryRepository(database), changes);
  refresh = new CotizacionRefreshService(readConfig({ NODE_ENV: 'test' }), repository, page);
});

const currentRates = async (now = saturday) => (await rates.find(now))?.cotizaciones;

describe('rate refresh', () => {
  test('stores the published rates', async () => {
    await refresh.refresh(saturday);
    expect(await rates.find(saturday)).toEqual({
      cotizaciones: { compra: 11.5, venta: 11.6, ufv: 3.33384 },
      fecha: '2026-08-22',
      actualizadoEn: '2026-08-22T16:00:00.000Z',
      fuente: 'bcb',
      desactualizado: false,
    });
  });

  test('updates only the time of unchanged rates', async () => {
    await refresh.refresh(saturday);
    await refresh.refresh(new Date('2026-08-22T18:00:00-04:00'));
    expect((await rates.find(saturday))?.actualizadoEn).toBe('2026-08-22T22:00:00.000Z');
  });

  test('sends one request for concurrent callers', async () => {
    await Promise.all([refresh.refresh(saturday), refresh.refresh(saturday), refresh.refresh(saturday)]);
    expect(page.requests).toBe(1);
    await refresh.refresh(saturday);
    expect(page.requests).toBe(2);
  });

  test.each([
    ['is unreadable', '<html>Sitio en mantenimiento</html>'],
    ['jumps too far', bcbPage({ dolar: '13.40' })],
    ['is out of range', bcbPage({ dolar: '1150.00' })],
    ['has a date too far ahead', bcbPage({ fecha: '1 de Septiembre 2026' })],
  ])('keeps the last valid rates when the page %s', async (_, html) => {
    await refresh.refresh(saturday);
    page.html = html;
    await refresh.refresh(saturday);
    expect(await currentRates()).toEqual({ compra: 11.5, venta: 11.6, ufv: 3.33384 });
  });

  test('accepts a jump close to rates set manually', async () => {
    await refresh.refresh(saturday);
    await rates.setManual(byFile, byHand, saturday);
    page.html = bcbPage({ dolar: '13.45' });
    await refresh.refresh(new Date('2026-08-22T13:00:00-04:00'));
    expect(await currentRates(new Date('2026-08-23T09:00:00-04:00'))).toMatchObject({ compra: 13.45 });
  });
});

describe('current rates', () => {
  test('are undefined before the first refresh', async () => {
    expect(await rates.find(saturday)).toBeUndefined();
  });

  test('remain those of today when the next ones are known', async () => {
    await refresh.refresh(saturday);
    page.html = bcbPage({ fecha: '24 de Agosto 2026', dolar: '11.58' });
    await refresh.refresh(new Date('2026-08-22T20:31:00-04:00'));
    expect(await currentRates()).toMatchObject({ compra: 11.5 });
    expect(await currentRates(new Date('2026-08-24T00:01:00-04:00'))).toMatchObject({ compra: 11.58 });
  });

  test('are undefined while the only known ones are in the future', async () => {
    page.html = bcbPage({ fecha: '24 de Agosto 2026' });
    await refresh.refresh(saturday);
    expect(await currentRates()).toBeUndefined();
    expect(await currentRates(new Date('2026-08-24T00:01:00-04:00'))).toMatchObject({ compra: 11.5 });
  });

  test('set manually apply until midnight in La Paz', async () => {
    await refresh.refresh(saturday);
    await rates.setManual(byFile, byHand, saturday);
    expect(await currentRates(new Date('2026-08-22T23:59:59-04:00'))).toEqual({
      compra: 13.4,
      venta: 13.5,
      ufv: 3.334,
    });
    expect(await currentRates(new Date('2026-08-23T00:00:00-04:00'))).toEqual({
      compra: 11.5,
      venta: 11.6,
      ufv: 3.33384,
    });
  });

  test('are marked outdated several days later', async () => {
    await refresh.refresh(saturday);
    expect((await rates.find(nextWeek))?.desactualizado).toBe(true);
  });

  test('change from demo to bank data permanently', async () => {
    await rates.seed(saturday);
    await rates.seed(saturday);
    expect(await rates.find(saturday)).toMatchObject({ fuente: 'semilla', fecha: '2026-08-22' });
    await refresh.refresh(saturday);
    await rates.seed(nextWeek);
    expect(await rates.find(nextWeek)).toMatchObject({ fuente: 'bcb', fecha: '2026-08-22' });
  });
});
