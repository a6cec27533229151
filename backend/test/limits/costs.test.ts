import { beforeAll, describe, expect, it } from '@jest/globals';
import { useNovedades } from '../editorial/writeNovedades.js';
import { useApp } from '../support/useApp.js';

const test = useApp({ TRUSTED_PROXIES: '1', REQUESTS_PER_SECOND: '20' });

const get = (path: string, address: string) => test.anonymous.get(path).set('X-Forwarded-For', address);

it('a form with files is parsed only by routes that accept one', async () => {
  const send = (path: string) => test.anonymous.post(path).set('X-Forwarded-For', '203.0.113.4').field('a', '1');
  await send('/api/publico/seguimiento').expect(415);
  await send('/api/publico/contactanos/consultas').expect(422);
});

describe('cost of a public list', () => {
  const news = useNovedades(test);
  beforeAll(async () => {
    for (const titulo of ['Feria', 'Jornada', 'Campaña', 'Curso', 'Visita', 'Sorteo'])
      await news.order(
        await news.create(titulo, { contenido: `<p>${'Más en nuestras agencias. '.repeat(750)}</p>` }),
        'publicar',
      );
  });

  it('depends on its size', async () => {
    const statuses = new Set<number>();
    for (let n = 0; n < 60; n++)
      statuses.add((await get(`/api/publico/novedades?range=[0,${100 + n}]`, '203.0.113.250')).status);
    expect(statuses).toEqual(new Set([200, 429]));
    for (let n = 0; n < 60; n++)
      await get(`/api/publico/sitio/agencias?range=[0,${100 + n}]`, '203.0.113.251').expect(200);
  });

  it('includes the limit of site searches', async () => {
    const search = (n: number) => `/api/publico/sitio/agencias?filter=${encodeURIComponent(`{"q":"a${n}"}`)}`;
    const statuses: number[] = [];
    for (let n = 0; n < 125; n++) statuses.push((await get(search(n), '203.0.113.252')).status);
    expect(statuses.indexOf(429)).toBe(120);
    await get('/api/publico/busqueda?q=feria', '203.0.113.252').expect(429);
    await get('/api/publico/sitio/agencias', '203.0.113.252').expect(200);
  });
});

describe('cost of a request body', () => {
  const send = async (address: string, blanks: number) => {
    const { status } = await test.anonymous
      .post('/api/publico/seguimiento')
      .set('X-Forwarded-For', address)
      .type('json')
      .send(`{"a":1${' '.repeat(blanks)}}`);
    return status;
  };

  it('depends on its size', async () => {
    const statuses: number[] = [];
    for (let n = 0; n < 20; n++) statuses.push(await send('203.0.113.247', 60_000));
    expect(new Set(statuses)).toEqual(new Set([422, 429]));
    expect(statuses.indexOf(429)).toBeLessThan(15);
    for (let n = 0; n < 20; n++) expect(await send('203.0.113.248', 3_000)).toBe(422);
  });
});
