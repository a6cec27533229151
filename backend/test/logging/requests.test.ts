import { expect, it } from '@jest/globals';
import type { Auth } from 'firebase-admin/auth';
import { FIREBASE_AUTH } from '../../src/platform/auth/firebase.module.js';
import { unsignedToken } from '../auth/tokens.js';
import { captureLog } from '../support/captureLog.js';
import { useApp } from '../support/useApp.js';

const test = useApp({ TRUSTED_PROXIES: '1' });

/** Response of a request and its log line. */
async function requestAndLog(headers: Record<string, string>, path = '/api/yo') {
  const log = captureLog();
  const response = await test.as('comercial').get(path).set(headers);
  log.stop();
  const line = log.lines.map((text) => JSON.parse(text)).find(({ msg }) => msg === 'request completed');
  return { response, line };
}

it('request log line has the user and the client address before the trusted proxies', async () => {
  const { line } = await requestAndLog({ 'X-Forwarded-For': '10.0.0.1, 203.0.113.77' });
  expect(line).toMatchObject({ level: 'info', uid: test.uids.comercial, req: { remoteAddress: '203.0.113.77' } });
});

it('request log line of a 503 for missing rates has level info', async () => {
  const { response, line } = await requestAndLog({}, '/api/cotizacion');
  expect(response.status).toBe(503);
  expect(line.level).toBe('info');
});

it('request id of a proxy appears in the log line and the response', async () => {
  for (const id of ['4bf92f3577b34da6a3ce929d0e0e4736', '0199aaaa-0000-7000-8000-000000000000']) {
    const { line, response } = await requestAndLog({ 'X-Request-Id': id });
    expect(line.req.id).toBe(id);
    expect(response.headers['x-request-id']).toBe(id);
  }
});

it('Firebase log lines carry the request id', async () => {
  const { uid } = await test.app.get<Auth>(FIREBASE_AUTH, { strict: false }).createUser({});
  const log = captureLog();
  const { headers } = await test.anonymous
    .get('/api/yo')
    .set('Authorization', `Bearer ${unsignedToken(uid)}`)
    .expect(403);
  log.stop();
  const lines = log.lines.map((text) => JSON.parse(text)).filter(({ reqId }) => reqId === headers['x-request-id']);
  expect(lines.map(({ msg }) => msg)).toEqual(['No such document!', 'request completed']);
});

it.each(['María Quispe', '4812345', 'a'.repeat(65), '{"level":"fatal"}'])(
  'invalid request id is replaced: %s',
  async (id) => {
    const { line, response } = await requestAndLog({ 'X-Request-Id': encodeURI(id) });
    expect(line.req.id).toMatch(/^[0-9a-f]{8}-[0-9a-f-]{27}$/);
    expect(response.headers['x-request-id']).toBe(line.req.id);
  },
);
