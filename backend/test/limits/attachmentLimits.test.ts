import { describe, expect, it } from '@jest/globals';
import { makePdf } from '../files/makePdf.js';
import { reclamo } from '../intake/samples.js';
import { startApp, type TestApp } from '../support/startApp.js';
import { useApp } from '../support/useApp.js';
import { FOLLOW, linkIn } from '../tracking/followed.js';

const test = useApp({ TRUSTED_PROXIES: '1', ATTACHED_MB_OF_NETWORK: '1' });

const KILOBYTE = 1_024;
/** A valid PDF of about the given number of kilobytes. */
const pdfOf = (kilobytes: number) => {
  const content = ' '.repeat(kilobytes * KILOBYTE);
  return makePdf({ objects: [`<< /Length ${content.length} >>\nstream\n${content}\nendstream`] });
};

const write = ({ anonymous }: TestApp, address: string, change: object = {}) =>
  anonymous
    .post('/api/publico/contactanos/reclamos')
    .set('X-Forwarded-For', address)
    .field({ ...reclamo(change), aceptaTratamiento: 'true' });
const attach = (on: TestApp, address: string, kilobytes: number, change: object = {}) =>
  write(on, address, change).attach('adjuntos.0.archivo', pdfOf(kilobytes), 'recibo.pdf');

describe('daily attachments of visitors', () => {
  it('are limited per network, without limiting text or other networks', async () => {
    const busy = '198.51.100.120';
    await attach(test, busy, 600).expect(201);
    const { body, headers } = await attach(test, busy, 600).expect(429);
    expect(body).toMatchObject({
      codigo: 'demasiados_envios',
      detail: expect.stringMatching(
        /^Hoy ya recibimos muchos archivos.* sin ellos, .*agencia\. Intente en 24 horas\.$/,
      ),
    });
    expect(Number(headers['retry-after'])).toBeGreaterThan(23 * 3_600);
    await write(test, busy).expect(201);
    await attach(test, '198.51.100.121', 100).expect(201);
  });

  it('count only stored files', async () => {
    const hopeful = '198.51.100.122';
    await attach(test, hopeful, 1_500).expect(429);
    await attach(test, hopeful, 100, { descripcion: 'corta' }).expect(422);
    await write(test, hopeful).attach('adjuntos.0.archivo', Buffer.from('%PDF-1.7 y nada más'), 'a.pdf').expect(422);
    await attach(test, hopeful, 500).expect(201);
  });

  it('include documents added to a case later', async () => {
    const address = '198.51.100.123';
    const { body } = await attach(test, address, 600).expect(201);
    const uploadKilobytes = (kilobytes: number) =>
      test.anonymous
        .post(`${FOLLOW}/documentos`)
        .set('X-Forwarded-For', address)
        .field(linkIn(body.enlace))
        .attach('adjuntos', pdfOf(kilobytes), 'otro.pdf');
    expect((await uploadKilobytes(600).expect(429)).body.detail).toMatch(/llevarlos a una agencia/);
    await uploadKilobytes(50).expect(200);
  });

  it('are limited in total, without limiting text', async () => {
    const own = await startApp({ TRUSTED_PROXIES: '1', ATTACHED_MB_OF_NETWORK: '1', ATTACHED_MB_A_DAY: '1' });
    await attach(own, '198.51.100.130', 600).expect(201);
    await attach(own, '198.51.100.131', 600).expect(429);
    await write(own, '198.51.100.131').expect(201);
    await attach(own, '198.51.100.131', 300).expect(201);
    await own.close();
  });

  it('are limited per IPv6 site to five times the limit of a network', async () => {
    const own = await startApp({ TRUSTED_PROXIES: '1', ATTACHED_MB_OF_NETWORK: '1' });
    for (let n = 0; n < 5; n++) await attach(own, `2001:db8:9:${n}::1`, 900).expect(201);
    await attach(own, '2001:db8:9:5::1', 900).expect(429);
    await attach(own, '2001:db8:a::1', 900).expect(201);
    await own.close();
  });
});
