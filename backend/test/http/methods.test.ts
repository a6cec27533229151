import { sections } from '@coop/domain';
import { describe, expect, it } from '@jest/globals';
import { makePdf } from '../files/makePdf.js';
import { consulta, reclamo, sendTo } from '../intake/samples.js';
import { useApp } from '../support/useApp.js';

const test = useApp();

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete' | 'options' | 'head';

describe('a known address asked with another method', () => {
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
  ])('%s %s is refused, and told which it has', async (method, path, allow) => {
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
  ])('%s %s is of no address: no method is named', async (method, path) => {
    const { headers } = await test.anonymous[method](path).expect(404);
    expect(headers).not.toHaveProperty('allow');
  });

  it('is not one that exists and needs a session, or does not find what it asks for', async () => {
    await test.anonymous.delete('/api/novedades/abc').expect(401);
    await test.as('administrador').get('/api/novedades/0197a000-0000-7000-8000-000000000000').expect(404);
  });

  it('answers HEAD as GET, without a body', async () => {
    const { headers, text } = await test.as('administrador').head('/api/novedades').expect(200);
    expect(headers['content-range']).toBe('novedades */0');
    expect(text ?? '').toBe('');
    await test.anonymous.head('/api/novedades').expect(401);
  });

  it('lets no other origin in', async () => {
    const preflight = test.anonymous.options('/api/novedades').set({ Origin: 'https://otra.example' });
    const { headers } = await preflight.set({ 'Access-Control-Request-Method': 'POST' }).expect(204);
    expect(Object.keys(headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
  });
});

describe('responses to creations include Location', () => {
  const post = (path: string) => test.as('administrador').post(path);
  const places = async (path: string) => (await test.as('administrador').get(path).expect(200)).body;

  it('a row', async () => {
    const { body, headers } = await post('/api/novedades').send(sections.novedades.example).expect(201);
    expect(headers).toMatchObject({ location: `/api/novedades/${body.id}`, etag: '"1"' });
    expect(await places(headers.location as string)).toEqual(body);
  });

  it('a preview of it', async () => {
    const { body: row } = await post('/api/novedades').send(sections.novedades.example).expect(201);
    const { body, headers } = await post(`/api/novedades/${row.id}/vista-previa`).expect(201);
    expect(headers.location).toBe(body.url);
  });

  it('a file', async () => {
    const { body, headers } = await post('/api/archivos')
      .field({ seccion: 'institucional/tarifario', campo: 'pdfOficial' })
      .attach('archivo', makePdf(), 'tarifario.pdf')
      .expect(201);
    expect(headers).toMatchObject({ location: `/api/archivos/${body.id}`, etag: '"1"' });
    expect(await places(headers.location as string)).toMatchObject({ id: body.id });
  });

  it('for submissions and their notes', async () => {
    const send = sendTo(test);
    const { body, headers } = await send('consultas', consulta).expect(201);
    expect(headers.location).toBe(`/api/publico/envios/${body.comprobante}`);
    await test.anonymous.get(headers.location as string).expect(200);
    const [{ id }] = await places('/api/contactanos/consultas');
    const noted = await post(`/api/contactanos/consultas/${id}/notas`).send({ texto: 'Se la llamó' }).expect(201);
    expect(await places(noted.headers.location as string)).toMatchObject([{ texto: 'Se la llamó' }]);
  });

  it('nothing that was refused', async () => {
    const { headers } = await sendTo(test)('reclamos', reclamo({ motivo: 'nada' })).expect(422);
    expect(headers).not.toHaveProperty('location');
  });
});
