import { describe, expect, it } from '@jest/globals';
import { SubmissionLimits } from '../../src/cases/intake/submission-limits.js';
import { photo } from '../files/photo.js';
import { reclamo, sendTo } from '../intake/samples.js';
import { solve } from '../intake/solve.js';
import { useApp } from '../support/useApp.js';

const test = useApp({ TRUSTED_PROXIES: '1' });

const STRANGER = '198.51.100.20';
const complain = (numeroDocumento: string, address: string, change: object = {}) =>
  sendTo(test, address)('reclamos', reclamo({ numeroDocumento, ...change }));

/** Sends three complaints in the name of the document's owner. */
async function impersonate(numeroDocumento: string, address = STRANGER) {
  for (let n = 0; n < 3; n++) await complain(numeroDocumento, address).expect(201);
}

describe('repeated complaints under one document', () => {
  it('are rejected from the same network, which can send others', async () => {
    await impersonate('7100001');
    const { body } = await complain('7100001', STRANGER).expect(429);
    expect(body.detail).toMatch(/^Ya recibimos varios envíos con ese documento\./);
    await complain('7100002', STRANGER).expect(201);
  });

  describe('with a truncated image', () => {
    const sender = '198.51.100.21';
    const withPicture = async (numeroDocumento: string, isWhole: boolean) => {
      const picture = await photo();
      return test.anonymous
        .post('/api/publico/contactanos/reclamos')
        .set('X-Forwarded-For', sender)
        .field({ ...reclamo({ numeroDocumento }), aceptaTratamiento: 'true' })
        .attach('adjuntos.0.archivo', isWhole ? picture : picture.subarray(0, picture.length / 2), 'a.jpg');
    };

    it('are rejected before it is decoded', async () => {
      await impersonate('7100006', sender);
      expect((await withPicture('7100006', false)).body.codigo).toBe('demasiados_envios');
    });

    it('report the file name without direction marks', async () => {
      const { body } = await test.anonymous
        .post('/api/publico/contactanos/reclamos')
        .set('X-Forwarded-For', '198.51.100.22')
        .field({ ...reclamo(), aceptaTratamiento: 'true' })
        .attach('adjuntos.0.archivo', Buffer.from('MZ'), 'foto\u202egpj.exe');
      expect(body.errors.adjuntos).toMatch(/^«fotogpj\.exe»/);
    });

    it('do not count', async () => {
      for (let n = 0; n < 4; n++) expect((await withPicture('7100007', false)).body.codigo).toBe('archivo_invalido');
      expect((await withPicture('7100007', true)).status).toBe(201);
    });
  });

  it('require a proof of work from other networks', async () => {
    await impersonate('7100003');
    const { body } = await complain('7100003', '203.0.113.31').expect(428);
    for (let n = 0; n < 3; n++) await complain('7100003', '203.0.113.31').expect(428);
    const reto = await solve(body.reto.altcha);
    const { body: taken } = await complain('7100003', '203.0.113.31', { reto }).expect(201);
    expect(taken.codigo).toMatch(/^REC-/);
    await complain('7100003', '203.0.113.32', { reto }).expect(428);
  });

  it('are accepted without JavaScript from another network', async () => {
    await impersonate('7100004');
    const values = { ...reclamo({ numeroDocumento: '7100004' }), aceptaTratamiento: 'true' };
    await test.anonymous
      .post('/api/publico/contactanos/reclamos')
      .set('X-Forwarded-For', '203.0.113.33')
      .set('Accept', 'text/html')
      .type('form')
      .send(values)
      .expect(303);
  });

  it('require no proof of work without earlier complaints', async () => {
    await complain('7100005', STRANGER).expect(201);
    await complain('7100005', '203.0.113.34').expect(201);
  });
});

it('a network over its daily limit requires a proof of work', async () => {
  const countAccepted = (address: string, proof: string | null = null) =>
    test.app.get(SubmissionLimits, { strict: false }).countAccepted('contactanos/consultas', undefined, {
      sender: { address, plain: false },
      proof,
      ledger: test.app.get(SubmissionLimits, { strict: false }).open(),
    });
  for (let n = 0; n < 300; n++) await countAccepted('203.0.113.90');
  await expect(countAccepted('203.0.113.90')).rejects.toMatchObject({ codigo: 'reto_requerido' });
  expect(await countAccepted('203.0.113.90', 'mark')).toBe('mark');
  expect(await countAccepted('203.0.113.91')).toBeNull();
});

describe('IPv6 site with many networks', () => {
  const limits = () => test.app.get(SubmissionLimits, { strict: false });
  const sender = (address: string) => ({ address, plain: true });

  it('has the form limit of ten networks', async () => {
    const from = (n: number) => `2001:db8:10:${n.toString(16)}::1`;
    const take = (address: string) => limits().consume({ address, plain: false }, limits().open());
    for (let n = 0; n < 200; n++) await take(from(n));
    await expect(take(from(200))).rejects.toMatchObject({
      codigo: 'demasiados_envios',
      details: { reto: expect.anything() },
    });
    await take('2001:db8:11::1');
  });

  it('has the document limit of ten networks, and refunds failures', async () => {
    const first = limits().open();
    const take = (site: string, n: number, ledger = limits().open()) =>
      limits().countAccepted('contactanos/reclamos', '7100009', {
        sender: sender(`2001:db8:${site}:${n.toString(16)}::1`),
        proof: 'mark',
        ledger,
      });
    await take('12', 0, first);
    for (let n = 1; n < 30; n++) await take('12', n);
    await expect(take('12', 30)).rejects.toMatchObject({ codigo: 'demasiados_envios' });
    await take('13', 0);
    for (let n = 0; n < 2; n++) await first.refund();
    await take('12', 31);
  });
});
