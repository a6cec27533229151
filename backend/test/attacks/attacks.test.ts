import { beforeAll, describe, expect, it } from '@jest/globals';
import { consulta, reclamo } from '../intake/samples.js';
import { useApp } from '../support/useApp.js';
import { access } from './access.js';
import { bodies, longBodies } from './bodies.js';
import type { Call, Case } from './case.js';
import { fields } from './fields.js';
import { forms } from './forms.js';
import { output } from './output.js';
import { queries } from './queries.js';
import { type Answer, send } from './send.js';
import { simulators } from './simulators.js';
import { uploads } from './uploads.js';
import { makeWorld, novedad, type World } from './world.js';

/** Maximum response time in ms on a loaded machine; a successful time-based attack takes minutes. */
const SLOWEST = 5_000;
/** Internals that no response may expose: stack traces, SQL, drivers, folders. */
const INSIDES = /\bat .*\.(js|ts):\d|node_modules|select "|insert into|drizzle|pglite|postgres|\/backend\//i;

// With one trusted proxy each case has its own address, and so its own quota.
const test = useApp({ TRUSTED_PROXIES: '1', REQUESTS_PER_SECOND: '20' });
let world: World;
let senders = 0;
beforeAll(async () => {
  world = await makeWorld(test);
});

const sendFrom = (address: string, call: Call): Promise<Answer> =>
  send(test.origin, { ...call, headers: { 'X-Forwarded-For': address, ...call.headers } });
const newAddress = () => `10.1.${Math.floor(++senders / 250)}.${(senders % 250) + 1}`;
const as = (caller: Case['caller'], call: Call) =>
  sendFrom(newAddress(), {
    ...call,
    headers: { ...(caller !== 'anonymous' && { Authorization: `Bearer ${world.tokens[caller]}` }), ...call.headers },
  });

describe.each(Object.entries({ access, fields, queries, simulators, forms, bodies, longBodies, uploads, output }))(
  '%s',
  (_, cases: readonly Case[]) => {
    it.each(cases.map((one) => [one.id, one.allowed ? 'allows' : 'blocks', one.what, one] as const))(
      '%s %s %s',
      async (_id, _verb, _what, { caller, request, expect: expectation }) => {
        const answer = await as(caller, typeof request === 'function' ? request(world) : request);
        const expected = typeof expectation === 'function' ? expectation(world) : expectation;
        const body = answer.text && /json/.test(answer.headers['content-type'] ?? '') ? JSON.parse(answer.text) : {};
        expect({ status: answer.status, body }).toMatchObject({ status: expected.status });
        if (expected.codigo) expect(body.codigo).toBe(expected.codigo);
        if (expected.errors) expect(Object.keys(body.errors ?? {}).sort()).toEqual([...expected.errors].sort());
        if (expected.has) expect(answer.text).toMatch(expected.has);
        if (expected.lacks) expect(answer.text).not.toMatch(expected.lacks);
        for (const [name, value] of Object.entries(expected.headers ?? {}))
          value === null
            ? expect(answer.headers).not.toHaveProperty(name)
            : expect(answer.headers[name]).toMatch(value);
        expectSound(answer);
      },
    );
  },
);

function expectSound({ headers, text, took }: Answer) {
  expect(took).toBeLessThan(SLOWEST);
  expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'referrer-policy': expect.any(String) });
  expect(headers['content-security-policy']).toMatch(/default-src 'none'.*frame-ancestors 'none'/);
  expect(headers).not.toHaveProperty('x-powered-by');
  expect(headers).not.toHaveProperty('access-control-allow-origin');
  expect(text).not.toMatch(INSIDES);
  expect(({} as Record<string, unknown>).rol).toBeUndefined();
}

describe('requests in sequence', () => {
  const form = (key: string, json: object, section = 'consultas') =>
    as('anonymous', {
      method: 'POST',
      path: `/api/publico/contactanos/${section}`,
      headers: { 'Idempotency-Key': key },
      json,
    });
  const codeOf = ({ text }: Answer): string => JSON.parse(text).codigo;

  it('R7: an Idempotency-Key returns the same case for the same content and rejects other content; a form key does not', async () => {
    const key = 'clave-de-un-formulario-1';
    const first = await form(key, consulta);
    expect(codeOf(await form(key, consulta))).toBe(codeOf(first));
    const another = { ...consulta, mensaje: 'Otra consulta, sobre depósitos a plazo fijo.' };
    const other = await form(key, another);
    expect([other.status, codeOf(other)]).toEqual([422, 'clave_reutilizada']);
    const path = '/api/publico/contactanos/consultas';
    const ofPage = (json: object) => as('anonymous', { method: 'POST', path, json: { ...json, clave_envio: key } });
    const written = await ofPage(consulta);
    expect(codeOf(await ofPage(another))).not.toBe(codeOf(written));
  });

  it('R7b: a key reused in another form returns no receipt of the first', async () => {
    const key = 'clave-de-un-formulario-2';
    expect((await form(key, consulta)).status).toBe(201);
    expect((await form(key, {}, 'opiniones')).status).toBe(422);
  });

  it('R1b: forged X-Forwarded-For entries do not evade the rate limit', async () => {
    const post = (n: number) =>
      sendFrom(`198.51.100.${n}, 203.0.113.9`, {
        method: 'POST',
        path: '/api/publico/contactanos/consultas',
        json: { ...consulta, mensaje: `${consulta.mensaje} ${'¿Y después?'.repeat(n)}` },
      });
    const statuses = [];
    for (let n = 1; n <= 21; n++) statuses.push((await post(n)).status);
    expect([...new Set(statuses)]).toEqual([201, 429]);
    expect(statuses.indexOf(429)).toBe(20);
  });

  describe('R2: rate limit by address', () => {
    const many = (address: string, call: Call, count: number) =>
      Promise.all(Array.from({ length: count }, () => sendFrom(address, call)));
    const statusesOf = (answers: Answer[]) => [...new Set(answers.map(({ status }) => status))].sort();
    // Each write counts as five requests.
    const nothing: Call = { method: 'POST', path: '/api/nada', json: {} };

    it('is separate per address and excludes the health check', async () => {
      const answers = await many('198.51.100.77', nothing, 60);
      expect(statusesOf(answers)).toEqual([404, 429]);
      const refused = answers.find(({ status }) => status === 429) as Answer;
      expect(JSON.parse(refused.text)).toMatchObject({ status: 429, codigo: 'demasiados_envios' });
      expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(10);
      expectSound(refused);
      expect((await sendFrom('198.51.100.77', { method: 'GET', path: '/api/salud' })).status).toBe(200);
      expect((await sendFrom('198.51.100.78', nothing)).status).toBe(404);
    });

    it('counts signed-in requests per user with a higher limit, and invalid tokens as anonymous', async () => {
      const bearing = (token: string): Call => ({
        method: 'GET',
        path: '/api/institucional/responsabilidad-social-empresarial?range=[0,0]',
        headers: { Authorization: `Bearer ${token}` },
      });
      const answers: Answer[] = [];
      // Uses rrhh: the cases above may have spent administrador's budget within the same ten seconds.
      for (let n = 0; n < 10; n++) answers.push(...(await many('198.51.100.79', bearing(world.tokens.rrhh), 25)));
      expect(statusesOf(answers)).toEqual([200]);
      expect(
        statusesOf(await many('198.51.100.80', { ...bearing('e30.e30.e30'), method: 'POST', json: {} }, 60)),
      ).toEqual([401, 429]);
    });
  });

  it('X9b: HTML and templates in a message are stored and shown as plain text', async () => {
    const mensaje = 'Mi página <b>no</b> abre <%= 7*7 %> {{constructor}} =1+1';
    const sent = await form('clave-de-quien-escribe-html', { ...consulta, mensaje });
    expect(sent.status).toBe(201);
    const filter = encodeURIComponent(JSON.stringify({ q: codeOf(sent) }));
    const read = await as('comercial', { method: 'GET', path: `/api/contactanos/consultas?filter=${filter}` });
    expect(JSON.parse(read.text)).toMatchObject([{ codigo: codeOf(sent), mensaje }]);
    expectSound(read);
  });

  it('R5: the same text sent fifty times requires a proof of work from the tenth on', async () => {
    const mensaje = 'Gane dinero rápido desde su casa con nuestro sistema garantizado';
    const statuses = [];
    for (let n = 0; n < 50; n++)
      statuses.push((await form(`clave-de-un-programa-${n}`, { ...consulta, mensaje })).status);
    expect(statuses).toEqual([...Array(10).fill(201), ...Array(40).fill(428)]);
    const filter = encodeURIComponent(JSON.stringify({ q: 'sistema garantizado', estado: 'nueva' }));
    const { headers } = await as('comercial', { method: 'GET', path: `/api/contactanos/consultas?filter=${filter}` });
    expect(headers['content-range']).toMatch(/\/10$/);
  });

  it('R6: the fourth complaint in an hour with one document requires a proof of work; another document does not', async () => {
    const complain = (numeroDocumento: string, n: number) =>
      form(`clave-de-un-reclamo-${numeroDocumento}-${n}`, reclamo({ numeroDocumento }), 'reclamos');
    const statuses = [];
    for (let n = 0; n < 4; n++) statuses.push((await complain('7123456', n)).status);
    expect(statuses).toEqual([201, 201, 201, 428]);
    expect((await complain('7123457', 0)).status).toBe(201);
  });

  it('R8: a wrong document and an unknown case number return the same response', async () => {
    const codigo = codeOf(await form('clave-de-quien-reclama', reclamo({ numeroDocumento: '7123458' }), 'reclamos'));
    const track = (json: object) => as('anonymous', { method: 'POST', path: '/api/publico/seguimiento', json });
    const wrong = await track({ codigo, numeroDocumento: '7123459' });
    const unknown = await track({ codigo: 'REC-2026-888888', numeroDocumento: '7123458' });
    expect([wrong.status, wrong.text]).toEqual([404, unknown.text]);
    expect((await track({ codigo, numeroDocumento: '7123458' })).status).toBe(200);
  });

  it('F10c: concurrent equal titles get different slugs', async () => {
    const made = await Promise.all(
      Array.from({ length: 12 }, () => as('administrador', { method: 'POST', path: '/api/novedades', json: novedad })),
    );
    expect(made.map(({ status }) => status)).toEqual(Array(12).fill(201));
    expect(new Set(made.map(({ text }) => JSON.parse(text).slug)).size).toBe(12);
  });
});
