import { describe, expect, it } from '@jest/globals';
import { useApp } from '../support/useApp.js';

const test = useApp();

const ask = (path: string, encoding: string) =>
  test.as('administrador').get(path).set('Accept-Encoding', encoding).expect(200);

describe('JSON for staff', () => {
  it('is compressed for who accepts it, and says the same', async () => {
    const [plain, gzip] = [await ask('/api/panel', 'identity'), await ask('/api/panel', 'gzip')];
    expect(plain.headers).not.toHaveProperty('content-encoding');
    expect(gzip.headers).toMatchObject({
      'content-encoding': 'gzip',
      vary: expect.stringContaining('Accept-Encoding'),
    });
    expect(gzip.body.cifras).toEqual(plain.body.cifras);
    expect((await ask('/api/panel', 'br')).headers['content-encoding']).toBe('br');
  });

  it('is left as it is where it fits one packet, and where it is no JSON', async () => {
    expect((await ask('/api/novedades', 'gzip')).headers).not.toHaveProperty('content-encoding');
    const csv = await ask('/api/sitio/auditoria/exportar?formato=csv', 'gzip');
    expect(csv.headers).not.toHaveProperty('content-encoding');
  });
});
