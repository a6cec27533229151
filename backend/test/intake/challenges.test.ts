import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { Pressure } from '../../src/cases/intake/gate.js';
import { readConfig, ServerSecret } from '../../src/platform/config/config.js';
import { Limits } from '../../src/platform/limits/limits.service.js';
import { startApp, type TestApp } from '../support/startApp.js';
import { consulta, reclamo, sendTo } from './samples.js';
import { base64, solve } from './solve.js';

let texts = 0;
const newQuery = () => ({ ...consulta, mensaje: `¿Qué necesito para abrir una cuenta? Pregunta ${++texts}` });
const sendWithoutJavaScript = (test: TestApp, values: object, address: string) =>
  test.anonymous
    .post('/api/publico/contactanos/consultas')
    .set('X-Forwarded-For', address)
    .set('Accept', 'text/html')
    .type('form')
    .send(values);

describe('proof of work required always', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startApp({ CHALLENGE: 'always', TRUSTED_PROXIES: '1' });
  });
  afterAll(() => test.close());
  const send = (values: object) => sendTo(test, '198.51.100.7')('consultas', values);
  const requestChallenge = async (): Promise<Challenge> => (await send(newQuery()).expect(428)).body.reto.altcha;

  it('is required until a solution is sent', async () => {
    const { body } = await send(newQuery()).expect(428);
    expect(body).toMatchObject({ codigo: 'reto_requerido', reto: { altcha: { signature: expect.any(String) } } });
    expect(body.reto).not.toHaveProperty('turnstile');
    await send({ ...newQuery(), reto: await solve(body.reto.altcha) }).expect(201);
  });

  it('accepts each solution once, also concurrently, and repeats the receipt for the same key', async () => {
    const reto = await solve(await requestChallenge());
    const values = { ...newQuery(), reto };
    const first = await sendTo(test, '198.51.100.8')('consultas', values, 'una-clave-de-prueba-1').expect(201);
    await send({ ...newQuery(), reto }).expect(428);
    const again = await sendTo(test, '198.51.100.8')('consultas', values, 'una-clave-de-prueba-1').expect(201);
    expect(again.body.codigo).toBe(first.body.codigo);

    const other = await solve(await requestChallenge());
    const both = await Promise.all([1, 2, 3].map(() => send({ ...newQuery(), reto: other })));
    expect(both.map(({ status }) => status).sort()).toEqual([201, 428, 428]);
  });

  it('keeps a solution valid after a rejected submission', async () => {
    const reto = await solve(await requestChallenge());
    await send({ ...newQuery(), mensaje: 'corto', reto }).expect(422);
    await send({ ...newQuery(), reto }).expect(201);
  });

  it('consumes a solution once a file was checked', async () => {
    const reto = await solve(await requestChallenge());
    const post = () =>
      test.anonymous
        .post('/api/publico/contactanos/reclamos')
        .set('X-Forwarded-For', '198.51.100.7')
        .field({ ...reclamo(), aceptaTratamiento: 'on', reto })
        .attach('adjuntos.0.archivo', Buffer.from('%PDF-1.7 y nada más'), 'a.pdf');
    await post().expect(422);
    await post().expect(428);
  });

  it('rejects an altered or unsigned solution', async () => {
    const challenge = await requestChallenge();
    const solution = await solveChallenge({ challenge, deriveKey });
    const { parameters } = challenge;
    const later = { ...parameters, expiresAt: (parameters.expiresAt ?? 0) + 3_600 };
    const easier = { ...parameters, keyPrefix: '00' };
    for (const reto of [
      'x',
      base64(null),
      base64({ challenge }),
      base64({ challenge: { ...challenge, parameters: later }, solution }),
      base64({ challenge: { ...challenge, parameters: easier }, solution }),
      base64({ challenge: { parameters }, solution }),
      base64({ challenge, solution: { ...solution, derivedKey: '00'.repeat(32) } }),
    ])
      await send({ ...newQuery(), reto }).expect(428);
    await send({ ...newQuery(), reto: base64({ challenge, solution }) }).expect(201);
  });

  it('is replaced by a slower rate limit without JavaScript', async () => {
    // Invalid submissions don't count against the limit.
    for (let n = 0; n < 5; n++) await sendWithoutJavaScript(test, { mensaje: 'x' }, '203.0.113.7').expect(422);
    for (let n = 0; n < 3; n++) await sendWithoutJavaScript(test, newQuery(), '203.0.113.7').expect(303);
    const { body, headers } = await sendWithoutJavaScript(test, newQuery(), '203.0.113.7').expect(429);
    expect(body.detail).toMatch(/^Recibimos muchos envíos en este momento\. Intente en \d+ minutos?\.$/);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    await sendWithoutJavaScript(test, newQuery(), '203.0.113.8').expect(303);
  });

  it('limits submissions without JavaScript per network, and per IPv6 site', async () => {
    for (let n = 0; n < 70; n++) await sendWithoutJavaScript(test, newQuery(), `10.8.0.${n}`).expect(303);
    const site = (n: number) => sendWithoutJavaScript(test, newQuery(), `2001:db8:8:${n.toString(16)}::1`);
    for (let n = 0; n < 30; n++) await site(n).expect(303);
    await site(31).expect(429);
    await sendWithoutJavaScript(test, newQuery(), '2001:db8:9:1::1').expect(303);
    await sendWithoutJavaScript(test, newQuery(), '203.0.113.9').expect(303);
  });

  it('accepts a solution for either tracking or submitting, not both', async () => {
    const sendFrom = (values: object) => sendTo(test, '198.51.100.9')('consultas', values);
    const follow = (reto: string, numeroDocumento = '777777') =>
      test.anonymous
        .post('/api/publico/seguimiento')
        .set('X-Forwarded-For', '198.51.100.9')
        .send({ codigo: 'REC-2026-909090', numeroDocumento, reto });
    for (let n = 0; n < 20; n++) await follow('', `77777${n}`).expect(n < 5 ? 404 : 429);
    const challenge = async () => (await follow('').expect(428)).body.reto.altcha as Challenge;
    const followed = await solve(await challenge());
    await follow(followed).expect(429);
    await sendFrom({ ...newQuery(), reto: followed }).expect(428);

    const sent = await solve(await challenge());
    await sendFrom({ ...newQuery(), reto: sent }).expect(201);
    await follow(sent).expect(428);
  });
});

describe('proof of work required under load', () => {
  it('applies only to the network over the limit', async () => {
    const config = readConfig({ NODE_ENV: 'test' });
    const pressure = new Pressure(config, new Limits(null, new ServerSecret(config), config));
    const isRequired = (address: string) => pressure.add(address, false);
    for (let n = 0; n < 30; n++) expect(await isRequired(`2001:db8:1:1::${n}`)).toBe(false);
    expect(await isRequired('2001:db8:1:1::ffff')).toBe(true);
    expect(await isRequired('2001:db8:1:2::1')).toBe(false);
    expect(await isRequired('203.0.113.9')).toBe(false);
  });

  it('applies only to the IPv6 site over the limit', async () => {
    const config = readConfig({ NODE_ENV: 'test' });
    const pressure = new Pressure(config, new Limits(null, new ServerSecret(config), config));
    const isRequired = (address: string) => pressure.add(address, false);
    for (let n = 0; n < 150; n++) expect(await isRequired(`2001:db8:1:${n}::1`)).toBe(false);
    expect(await isRequired('2001:db8:1:ffff::1')).toBe(true);
    expect(await isRequired('2001:db8:2::1')).toBe(false);
  });

  it('is never required when disabled', async () => {
    const test = await startApp({ CHALLENGE: 'off', TRUSTED_PROXIES: '1' });
    await sendTo(test, '203.0.113.10')('reclamos', reclamo({ sitio_web: 'x' })).expect(201);
    await test.close();
  });

  it('applies to everyone when the whole site is over its limit', async () => {
    const test = await startApp({ TRUSTED_PROXIES: '1' });
    const from = (n: number) => sendTo(test, `10.9.${Math.floor(n / 200)}.${n % 200}`);
    await from(1_000)('consultas', newQuery()).expect(201);
    for (let n = 1; n < 300; n++) await from(n)('consultas', newQuery()).expect(201);
    const { body } = await from(1_001)('consultas', newQuery()).expect(428);
    await from(1_002)('consultas', { ...newQuery(), reto: await solve(body.reto.altcha) }).expect(201);
    await test.close();
  });
});

describe('Turnstile', () => {
  let cloudflare: Server;
  let test: TestApp;
  beforeAll(async () => {
    cloudflare = createServer(async (request, response) => {
      let body = '';
      for await (const chunk of request) body += chunk;
      const form = new URLSearchParams(body);
      const success = form.get('secret') === 'un-secreto' && form.get('response')?.startsWith('bueno') === true;
      response.setHeader('Content-Type', 'application/json').end(JSON.stringify({ success }));
    }).listen(0, '127.0.0.1');
    await once(cloudflare, 'listening');
    test = await startApp({
      CHALLENGE: 'always',
      TURNSTILE_SITE_KEY: 'una-llave',
      TURNSTILE_SECRET: 'un-secreto',
      TURNSTILE_URL: `http://127.0.0.1:${(cloudflare.address() as AddressInfo).port}/`,
    });
  });
  afterAll(async () => {
    await test.close();
    cloudflare.close();
  });
  const send = (token: string) => sendTo(test)('consultas', { ...newQuery(), 'cf-turnstile-response': token });

  it('accepts a valid token once, and offers both challenges on rejection', async () => {
    const { body } = await send('malo').expect(428);
    expect(body.reto).toMatchObject({ turnstile: 'una-llave', altcha: expect.any(Object) });
    await send('bueno-1').expect(201);
    await send('bueno-1').expect(428);
    await send('bueno-2').expect(201);
  });

  it('falls back to the proof of work when it is unreachable', async () => {
    cloudflare.closeAllConnections();
    await new Promise((resolve) => cloudflare.close(resolve));
    const { body } = await send('bueno-3').expect(428);
    await sendTo(test)('consultas', { ...newQuery(), reto: await solve(body.reto.altcha) }).expect(201);
  });
});
