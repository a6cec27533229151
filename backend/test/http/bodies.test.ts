import { connect } from 'node:net';
import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Response } from 'express';
import { type FormAnswer, FormPages } from '../../src/cases/intake/form-pages.js';
import { useApp } from '../support/useApp.js';

const FORMS = ['/api/publico/seguimiento', '/api/publico/contactanos/reclamos'];

const test = useApp();

/** Declares a body of `length`, sends it slowly until the connection closes, and returns the response. */
async function sendSlowly(path: string, length: number | 'chunked', first = 'x'): Promise<string> {
  const socket = connect(Number(new URL(test.origin).port), '127.0.0.1');
  const size = length === 'chunked' ? 'Transfer-Encoding: chunked' : `Content-Length: ${length}`;
  socket.write(`POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n${size}\r\n\r\n${first}`);
  const more = setInterval(() => socket.writable && socket.write(length === 'chunked' ? '1\r\nx\r\n' : 'x'), 20);
  const limit = setTimeout(() => socket.end('\r\nstill heard'), 10_000);
  let answer = '';
  socket.on('data', (bytes) => {
    answer += bytes;
  });
  // The server resets the connection after its response if the client is still sending.
  socket.on('error', () => undefined);
  await new Promise((resolve) => socket.once('close', resolve));
  clearInterval(more);
  clearTimeout(limit);
  return answer;
}

describe('rejected request body', () => {
  it.each<[string, string, number | 'chunked', string, number]>([
    ['over the limit', '/api/publico/seguimiento', 10_000_000, 'x', 413],
    ['without Content-Length', '/api/publico/seguimiento', 'chunked', `20000\r\n${'x'.repeat(0x20000)}\r\n`, 411],
    ['for an unknown route', '/api/nada', 10_000_000, 'x', 404],
    ['from an anonymous client', '/api/novedades', 10_000_000, 'x', 401],
  ])('%s is not read: the connection closes after the response', async (_, path, length, first, status) => {
    const began = Date.now();
    const answer = await sendSlowly(path, length, first);
    expect(answer).toContain(`HTTP/1.1 ${status}`);
    expect(Date.now() - began).toBeLessThan(5_000);
  });

  it('that is short keeps the connection open', async () => {
    const answer = await test.anonymous
      .post('/api/novedades')
      .set('Connection', 'keep-alive')
      .send({ a: 1 })
      .expect(401);
    expect(answer.headers.connection).not.toBe('close');
  });
});

describe('unreadable form', () => {
  const rendered: { path: string; status: number; answer: FormAnswer }[] = [];
  beforeAll(() =>
    test.app.get(FormPages, { strict: false }).drawWith(async (path, { status, actionData }, _, response: Response) => {
      rendered.push({ path, status, answer: actionData as FormAnswer });
      response.status(status).type('html').send('<p>');
    }),
  );

  const unreadable: [string, string, string, number][] = [
    ['with another content type', 'text/plain', 'codigo=1', 415],
    ['in another charset', 'application/x-www-form-urlencoded; charset=latin1', 'codigo=1', 415],
    ['over the limit', 'application/x-www-form-urlencoded', `codigo=${'1'.repeat(70_000)}`, 413],
    ['with too many fields', 'application/x-www-form-urlencoded', 'a=1&'.repeat(600), 413],
    ['with a prototype key', 'application/x-www-form-urlencoded', '__proto__=1', 400],
  ];
  const each = FORMS.flatMap((form) => unreadable.map((one) => [form, ...one] as const));

  it.each(each)('at %s, %s, renders its page for a browser without JavaScript', async (path, _, type, body, status) => {
    const answer = await test.anonymous.post(path).set({ Accept: 'text/html', 'Content-Type': type }).send(body);
    expect([answer.status, answer.type]).toEqual([status, 'text/html']);
    expect(rendered.at(-1)).toMatchObject({
      status,
      path: path.replace('/api/publico', '').replace(/^\/seg/, '/contactanos/seg'),
    });
    expect(rendered.at(-1)?.answer.mensaje).toMatch(/[a-z]{4,}/);
  });

  it.each(each)('at %s, %s, returns a problem document to an API client', async (path, _, type, body, status) => {
    const answer = await test.anonymous.post(path).set({ Accept: 'application/json', 'Content-Type': type }).send(body);
    expect([answer.status, answer.type]).toEqual([status, 'application/problem+json']);
  });
});
