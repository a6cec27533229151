import { todayInLaPaz } from '@coop/domain';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { copies } from '../../src/platform/database/tables/tables.js';
import { comunicado, writing } from '../content/writing.js';
import { noticesHeard } from '../support/noticesHeard.js';
import { useApp } from '../support/useApp.js';

const SECTION = 'comunicados';
const test = useApp();
afterEach(() => {
  jest.restoreAllMocks();
});

const { create, publish, order, list, read, change } = writing(test, SECTION, comunicado);
const titles = async () => (await list()).map(({ titulo }: { titulo: string }) => titulo);
/** Changes the public copies directly in the database, which the cache can't notice. */
const changeDirectly = () => test.database.update(copies[SECTION]).set({ titulo: 'Sin aviso' });

describe('cached public responses', () => {
  it('are shared by all clients', async () => {
    await publish({ titulo: 'Se lee muchas veces' });
    await noticesHeard(test);
    const first = await test.anonymous.get(`/api/publico/${SECTION}`).expect(200);
    await changeDirectly();
    const second = await test.as('rrhh').get(`/api/publico/${SECTION}`).expect(200);
    expect(second.body).toEqual(first.body);
    expect(second.headers['content-range']).toBe(first.headers['content-range']);
  });

  it('are invalidated when a row is published, changed or archived', async () => {
    await list();
    const row = await publish({ titulo: 'Recién publicado' });
    expect(await titles()).toContain('Recién publicado');
    const changed = (await change(row, { titulo: 'Cambiado' }).expect(200)).body;
    expect(await titles()).not.toContain('Cambiado');
    const again = (await order(changed, 'publicar').expect(200)).body;
    expect((await read(again).expect(200)).body.titulo).toBe('Cambiado');
    await order(again, 'archivar').expect(200);
    expect(await titles()).not.toContain('Cambiado');
    await read(again).expect(404);
  });

  it('never include drafts, even for a client that read them before', async () => {
    const draft = await create({ titulo: 'Solo del personal' });
    await test.as('administrador').get(`/api/${SECTION}/${draft.id}`).expect(200);
    await test.as('administrador').get(`/api/${SECTION}`).expect(200);
    await test.anonymous.get(`/api/${SECTION}/${draft.id}`).expect(401);
    await test.anonymous.get(`/api/${SECTION}`).expect(401);
    await read(draft).expect(404);
  });

  it('answer 304 to a matching ETag, and 200 after a change', async () => {
    await publish();
    const address = `/api/publico/${SECTION}`;
    const { headers } = await test.anonymous.get(address).expect(200);
    const get = () => test.anonymous.get(address).set('If-None-Match', headers.etag as string);
    const { text } = await get().expect(304);
    expect(text).toBe('');
    await publish();
    expect((await get().expect(200)).headers.etag).not.toBe(headers.etag);
  });

  it('repeat the headers, except the request id and the rate limit', async () => {
    const address = `/api/publico/${SECTION}?range=[0,3]`;
    await noticesHeard(test);
    const [made, cached] = [await test.anonymous.get(address), await test.anonymous.get(address)];
    const { date: _, 'x-request-id': id, ratelimit, 'ratelimit-policy': policy, ...shared } = made.headers;
    for (const own of [id, ratelimit, policy]) expect(own).toBeDefined();
    expect(cached.headers).toEqual({ ...shared, date: expect.anything() });
    expect(cached.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
      'cache-control': 'public, no-cache',
    });
  });

  it('answer HEAD without a body, and 405 to other methods', async () => {
    const address = `/api/publico/${SECTION}`;
    const plain = { 'Accept-Encoding': 'identity' };
    const { headers } = await test.anonymous.get(address).set(plain).expect(200);
    const head = await test.anonymous.head(address).set(plain).expect(200);
    expect(head.headers['content-length']).toBe(headers['content-length']);
    await test.anonymous.delete(address).expect(405);
  });

  it('are compressed by Accept-Encoding', async () => {
    const get = (encoding: string) =>
      test.anonymous.get(`/api/publico/${SECTION}`).set('Accept-Encoding', encoding).expect(200);
    const [plain, gzip] = [await get('identity'), await get('gzip')];
    expect(plain.headers).not.toHaveProperty('content-encoding');
    expect(gzip.headers).toMatchObject({
      'content-encoding': 'gzip',
      vary: expect.stringContaining('Accept-Encoding'),
    });
    expect(gzip.body).toEqual(plain.body);
    expect(Number(gzip.headers['content-length'])).toBeLessThan(Number(plain.headers['content-length']));
    await get('br').expect('Content-Encoding', 'br');
  });

  it('exclude errors', async () => {
    const wrong = `/api/publico/${SECTION}?filter={"notaInterna":"x"}`;
    await test.anonymous.get(wrong).expect(400);
    await test.anonymous.get(wrong).expect(400);
    await test.anonymous.get('/api/cotizacion').expect(503);
    const rates = { compra: '11.50', venta: '11.60', ufv: '3.33', fecha: todayInLaPaz(), motivo: 'Pizarra' };
    await test.as('administrador').put('/api/cotizacion').send(rates).expect(200);
    expect((await test.anonymous.get('/api/cotizacion').expect(200)).body.cotizaciones.venta).toBe(11.6);
  });

  it('expire after a few seconds', async () => {
    await publish({ titulo: 'De hace un momento' });
    await noticesHeard(test);
    await list();
    await changeDirectly();
    expect(await titles()).toContain('De hace un momento');
    const now = Date.now();
    jest.spyOn(Date, 'now').mockImplementation(() => now + 5_001);
    expect(await titles()).toContain('Sin aviso');
  });
});
