import { describe, expect, it } from '@jest/globals';
import { useApp } from '../support/useApp.js';

const test = useApp();

const get = (path: string, encoding: string) =>
  test.as('administrador').get(path).set('Accept-Encoding', encoding).expect(200);

describe('compression of staff responses', () => {
  it('follows Accept-Encoding', async () => {
    const [plain, gzip] = [await get('/api/panel', 'identity'), await get('/api/panel', 'gzip')];
    expect(plain.headers).not.toHaveProperty('content-encoding');
    expect(gzip.headers).toMatchObject({
      'content-encoding': 'gzip',
      vary: expect.stringContaining('Accept-Encoding'),
    });
    expect(gzip.body.cifras).toEqual(plain.body.cifras);
    expect((await get('/api/panel', 'br')).headers['content-encoding']).toBe('br');
  });

  it('is skipped for small responses and CSV', async () => {
    expect((await get('/api/novedades', 'gzip')).headers).not.toHaveProperty('content-encoding');
    const csv = await get('/api/sitio/auditoria/exportar?formato=csv', 'gzip');
    expect(csv.headers).not.toHaveProperty('content-encoding');
  });
});
