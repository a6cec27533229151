import { type AnyRow, sections } from '@coop/domain';
import { describe, expect, it } from '@jest/globals';
import type { User } from '../../src/platform/users/user.js';
import { UserStore } from '../../src/platform/users/user-store.js';
import { completeRow } from '../../src/resource/rows/completeRow.js';
import { Accounts } from '../../src/sections/usuarios/accounts.js';
import { consulta, sendTo } from '../intake/samples.js';
import { captureLog } from '../support/captureLog.js';
import { useApp } from '../support/useApp.js';

/** Writes per address in ten seconds; each counts as five requests. */
const SENDS = 40;
/** Receipts per address in ten seconds: each counts as twenty requests, plus one for its own request. */
const PROOFS = 9;
/** Forms with files per address in ten seconds; each counts as twenty requests. */
const FORMS = 10;
/** Requests with a new token that are allowed beyond the budget of their address. */
const NEW_TOKENS = 10;
/** Password of every test user. */
const PASSWORD = 'clave-de-prueba-2026';

const test = useApp({ TRUSTED_PROXIES: '1', REQUESTS_PER_SECOND: '20' });
let addresses = 0;

const newAddress = () => `203.0.113.${++addresses}`;
const send = (address: string, headers: Record<string, string> = {}) =>
  test.anonymous
    .post('/api/nada')
    .set({ 'X-Forwarded-For': address, ...headers })
    .send({ a: 1 });
const statusesOf = (answers: readonly { status: number }[]) => [...new Set(answers.map(({ status }) => status))].sort();
const flood = (address: string, count = SENDS + 10) => Promise.all(Array.from({ length: count }, () => send(address)));

describe('cost of a receipt', () => {
  it('is that of a rendered page, and rejected receipts stay available', async () => {
    const tokens: string[] = [];
    for (let n = 0; n < 12; n++) {
      const { body } = await sendTo(test, newAddress())('consultas', { ...consulta, mensaje: `Consulta número ${n}` });
      tokens.push(body.comprobante);
    }
    const send = (token: string, address: string) =>
      test.anonymous.get(`/api/publico/envios/${token}/constancia`).set('X-Forwarded-For', address);
    const address = newAddress();
    const answers = await Promise.all(tokens.map((token) => send(token, address)));
    const refused = answers.filter(({ status }) => status === 429);
    expect(statusesOf(answers)).toEqual([200, 429]);
    expect(refused.length).toBe(tokens.length - PROOFS);
    expect(refused[0]?.headers).toHaveProperty('retry-after');
    const waiting = tokens.filter((_, n) => answers[n]?.status === 429);
    expect(statusesOf(await Promise.all(waiting.map((token) => send(token, newAddress()))))).toEqual([200]);
  });

  it('is that of a plain response when it does not exist', async () => {
    const address = newAddress();
    for (let n = 0; n < PROOFS * 2; n++)
      await test.anonymous
        .get(`/api/publico/envios/${'a'.repeat(32)}/constancia`)
        .set('X-Forwarded-For', address)
        .expect(404);
  });
});

describe('cost of a form with files', () => {
  const withFile = (address: string) =>
    test.anonymous
      .post('/api/publico/contactanos/reclamos')
      .set('X-Forwarded-For', address)
      .field('nombres', 'Rosa')
      .attach('adjuntos', Buffer.from('%PDF-1.4'), 'carta.pdf');

  it('is that of a rendered page', async () => {
    const address = newAddress();
    const answers = [];
    for (let n = 0; n < FORMS + 2; n++) answers.push(await withFile(address));
    expect(answers.map(({ status }) => status)).toEqual([...Array(FORMS).fill(422), 429, 429]);
    expect((await withFile(newAddress())).status).toBe(422);
  });
});

describe('address over its limit', () => {
  it('does not block staff behind it', async () => {
    const address = newAddress();
    expect(statusesOf(await flood(address))).toEqual([404, 429]);
    const response = await test.as('administrador').get('/api/novedades').set('X-Forwarded-For', address);
    expect(response.status).toBe(200);
    expect((await test.anonymous.get('/api/publico/novedades').set('X-Forwarded-For', address)).status).toBe(429);
  });

  it('accepts few requests with an invalid token or an account outside the staff', async () => {
    const address = newAddress();
    await flood(address);
    for (const token of ['e30.e30.e30', await tokenOfStranger()]) {
      const request = () => send(address, { Authorization: `Bearer ${token}` });
      await Promise.all(Array.from({ length: NEW_TOKENS }, request));
      expect((await request()).status).toBe(429);
    }
  });

  it('can still use the exact health check routes', async () => {
    const address = newAddress();
    await flood(address);
    const send = (method: 'get' | 'head' | 'post' | 'options', path: string) =>
      test.anonymous[method](path).set('X-Forwarded-For', address);
    for (const path of ['/api/salud', '/api/salud/vivo', '/api/salud/listo']) {
      expect((await send('get', path)).status).toBe(200);
      expect((await send('head', path)).status).toBe(200);
      expect((await send('post', path)).status).toBe(429);
      expect((await send('options', path)).status).toBe(429);
    }
    for (const path of ['/api/salud/nada', '/api/salud/vivo/', '/api/salud//vivo', '/api/salud%2fvivo', '/api/salud;a'])
      expect([path, (await send('get', path)).status]).toEqual([path, 429]);
  });

  it('logs one line per window, without the address', async () => {
    const address = newAddress();
    const log = captureLog();
    const answers = await flood(address, SENDS * 2);
    log.stop();
    expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThan(10);
    const lines = log.lines.filter((line) => line.includes('Rate limit exceeded'));
    expect(lines).toHaveLength(1);
    expect(lines[0]).not.toContain(address);
  });
});

describe('RateLimit headers', () => {
  const parseRateLimit = (header: unknown) => /^"(\w+)";r=(\d+);t=(\d+)$/.exec(String(header))?.slice(1) ?? [];

  it('report the budget of an address, and the higher cost of a write', async () => {
    const address = newAddress();
    const { headers } = await test.anonymous.get('/api/nada').set('X-Forwarded-For', address).expect(404);
    expect(headers['ratelimit-policy']).toBe('"direccion";q=200;w=10');
    expect(parseRateLimit(headers.ratelimit).slice(0, 2)).toEqual(['direccion', '199']);
    const sent = await send(address);
    expect(parseRateLimit(sent.headers.ratelimit)[1]).toBe('194');
  });

  it('report zero and Retry-After when the budget is used up', async () => {
    const address = newAddress();
    await flood(address);
    const { headers } = await send(address);
    expect(parseRateLimit(headers.ratelimit)).toEqual(['direccion', '0', headers['retry-after']]);
  });

  it('report the budget of the account for signed-in requests', async () => {
    const send = () => test.as('rrhh').get('/api/yo').set('X-Forwarded-For', newAddress()).expect(200);
    await send();
    const { headers } = await send();
    expect(headers['ratelimit-policy']).toBe('"cuenta";q=1000;w=10');
    expect(parseRateLimit(headers.ratelimit)[0]).toBe('cuenta');
  });

  it('are absent from cached responses', async () => {
    const send = () => test.anonymous.get('/api/publico/novedades').set('X-Forwarded-For', newAddress()).expect(200);
    expect((await send()).headers).toHaveProperty('ratelimit');
    expect((await send()).headers).not.toHaveProperty('ratelimit');
  });
});

describe('addresses of one IPv6 site', () => {
  it('share ten times the limit of an address', async () => {
    const site = (of: string, count: number) =>
      Promise.all(Array.from({ length: count }, (_, n) => send(`2001:db8:${of}:${n.toString(16)}::1`)));
    expect(statusesOf(await site('7', SENDS * 10))).toEqual([404]);
    expect(statusesOf(await site('7', 20))).toEqual([429]);
    expect(statusesOf(await site('8', 20))).toEqual([404]);
  });

  it('are not affected by one of them over its limit', async () => {
    await flood('2001:db8:9:1::1', SENDS * 11);
    expect((await send('2001:db8:9:2::1')).status).toBe(404);
  });
});

it('signed-in users have one budget across addresses and tokens', async () => {
  const { email } = (await test.app.get(UserStore, { strict: false }).find(test.uids.creditos)) as User;
  const tokens = [test.tokens.creditos, await signIn(email)];
  expect(new Set(tokens).size).toBe(2);
  const request = (token: string) => send(newAddress(), { Authorization: `Bearer ${token}` });
  for (const token of tokens)
    await test.anonymous.get('/api/yo').set('Authorization', `Bearer ${token}`).set('X-Forwarded-For', newAddress());
  const half = SENDS * 2.5;
  for (const token of tokens)
    expect(statusesOf(await Promise.all(Array.from({ length: half }, () => request(token))))).toEqual([404]);
  for (const token of tokens) expect((await request(token)).status).toBe(429);
  expect((await test.as('rrhh').get('/api/yo').set('X-Forwarded-For', newAddress())).status).toBe(200);
});

/** Creates an account of the sign-in service that the user store lacks. */
async function newStranger(): Promise<User> {
  const row: AnyRow = completeRow(sections.usuarios, { nombre: 'Nadie', rol: 'rrhh' }, null, new Date());
  const user = { ...row, email: `nadie.${row.id}@kantuta.test` } as unknown as User;
  await test.app.get(Accounts, { strict: false }).create(user, PASSWORD);
  return user;
}

const tokenOfStranger = async () => signIn((await newStranger()).email);

async function signIn(email: string): Promise<string> {
  const { body } = await test.anonymous
    .post('/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=demo')
    .set('X-Forwarded-For', newAddress())
    .send({ email, password: PASSWORD, returnSecureToken: true })
    .expect(200);
  return body.idToken;
}
