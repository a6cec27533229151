import { sections } from '@coop/domain';
import { describe, expect, it } from '@jest/globals';
import { makePdf } from '../files/makePdf.js';
import { consulta, reclamo, sendTo } from '../intake/samples.js';
import { useApp } from '../support/useApp.js';

const test = useApp();

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete' | 'options' | 'head';

describe('known path with another method', () => {
  it.each<[Method, string, string]>([
    ['patch', '/api/novedades/abc', 'GET, HEAD, PUT, DELETE, OPTIONS'],
    ['delete', '/api/novedades', 'GET, HEAD, POST, OPTIONS'],
    ['put', '/API/Novedades/?range=[0,1]', 'GET, HEAD, POST, OPTIONS'],
    ['get', '/api/novedades/abc/publicar', 'POST, OPTIONS'],
    ['post', '/api/contactanos/reclamos/abc/carta', 'GET, HEAD, OPTIONS'],
    ['post', '/api/publico/novedades', 'GET, HEAD, OPTIONS'],
    ['put', '/api/publico/contactanos/reclamos', 'POST, OPTIONS'],
    ['post', '/api/yo', 'GET, HEAD, OPTIONS'],
    ['get', '/identitytoolkit.googleapis.com/v1/accounts:lookup', 'POST, OPTIONS'],
  ])('%s %s returns 405 with Allow', async (method, path, allow) => {
    const { body, headers } = await test.anonymous[method](path).expect(405);
    expect(body).toMatchObject({
      codigo: 'metodo_no_permitido',
      status: 405,
      type: '/api/docs/errores#metodo_no_permitido',
    });
    expect(headers.allow).toBe(allow);
    await test.anonymous.options(path).expect(204).expect('Allow', allow);
  });

  it.each<[Method, string]>([
    ['patch', '/api/nada'],
    ['options', '/api/nada'],
    ['post', '/api/novedades/abc/nada'],
    ['delete', '/api/%'],
  ])('%s %s returns 404 without Allow for an unknown path', async (method, path) => {
    const { headers } = await test.anonymous[method](path).expect(404);
    expect(headers).not.toHaveProperty('allow');
  });

  it('still returns 401 and 404 for its own methods', async () => {
    await test.anonymous.delete('/api/novedades/abc').expect(401);
    await test.as('administrador').get('/api/novedades/0197a000-0000-7000-8000-000000000000').expect(404);
  });

  it('answers HEAD like GET, without a body', async () => {
    const { headers, text } = await test.as('administrador').head('/api/novedades').expect(200);
    expect(headers['content-range']).toBe('novedades */0');
    expect(text ?? '').toBe('');
    await test.anonymous.head('/api/novedades').expect(401);
  });

  it('allows no other origin', async () => {
    const preflight = test.anonymous.options('/api/novedades').set({ Origin: 'https://otra.example' });
    const { headers } = await preflight.set({ 'Access-Control-Request-Method': 'POST' }).expect(204);
    expect(Object.keys(headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
  });
});

describe('location header of a creation', () => {
  const post = (path: string) => test.as('administrador').post(path);
  const read = async (path: string) => (await test.as('administrador').get(path).expect(200)).body;

  it('is set for a row', async () => {
    const { body, headers } = await post('/api/novedades').send(sections.novedades.example).expect(201);
    expect(headers).toMatchObject({ location: `/api/novedades/${body.id}`, etag: '"1"' });
    expect(await read(headers.location as string)).toEqual(body);
  });

  it('is set for a preview', async () => {
    const { body: row } = await post('/api/novedades').send(sections.novedades.example).expect(201);
    const { body, headers } = await post(`/api/novedades/${row.id}/vista-previa`).expect(201);
    expect(headers.location).toBe(body.url);
  });

  it('is set for a file', async () => {
    const { body, headers } = await post('/api/archivos')
      .field({ seccion: 'institucional/tarifario', campo: 'pdfOficial' })
      .attach('archivo', makePdf(), 'tarifario.pdf')
      .expect(201);
    expect(headers).toMatchObject({ location: `/api/archivos/${body.id}`, etag: '"1"' });
    expect(await read(headers.location as string)).toMatchObject({ id: body.id });
  });

  it('is set for submissions and their notes', async () => {
    const send = sendTo(test);
    const { body, headers } = await send('consultas', consulta).expect(201);
    expect(headers.location).toBe(`/api/publico/envios/${body.comprobante}`);
    await test.anonymous.get(headers.location as string).expect(200);
    const [{ id }] = await read('/api/contactanos/consultas');
    const noted = await post(`/api/contactanos/consultas/${id}/notas`).send({ texto: 'Se la llamó' }).expect(201);
    expect(await read(noted.headers.location as string)).toMatchObject([{ texto: 'Se la llamó' }]);
  });

  it('is absent after a rejection', async () => {
    const { headers } = await sendTo(test)('reclamos', reclamo({ motivo: 'nada' })).expect(422);
    expect(headers).not.toHaveProperty('location');
  });
});
