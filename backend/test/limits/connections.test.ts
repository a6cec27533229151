import { once } from 'node:events';
import net, { type Socket } from 'node:net';
import { afterEach, describe, expect, it } from '@jest/globals';
import { useApp } from '../support/useApp.js';

const MEGABYTE = 1024 * 1024;

const test = useApp({ REQUESTS_PER_SECOND: '100' });
const open = new Set<Socket>();
afterEach(() => {
  for (const socket of open) socket.destroy();
  open.clear();
});

async function connect(text = ''): Promise<Socket> {
  const socket = net.connect(Number(new URL(test.origin).port), '127.0.0.1').on('error', () => undefined);
  open.add(socket);
  await once(socket, 'connect');
  socket.write(text);
  return socket;
}

/** Returns everything received until the connection ends or is idle. */
async function responsesTo(text: string): Promise<string> {
  const socket = await connect(text);
  socket.setTimeout(1_000, () => socket.end());
  let answers = '';
  socket.setEncoding('latin1').on('data', (piece) => {
    answers += piece;
  });
  await once(socket, 'close');
  return answers;
}

const statuses = (answers: string) => [...answers.matchAll(/HTTP\/1\.1 (\d+) /g)].map(([, status]) => Number(status));
const head = (path: string, more: string) =>
  `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n${more}\r\n\r\n`;
const FORM = '/api/publico/contactanos/consultas';

describe('raw request', () => {
  it.each([
    ['without a host', 'GET /api/salud/vivo HTTP/1.1\r\n\r\n', 400],
    ['with an unknown expectation', 'GET /api/salud/vivo HTTP/1.1\r\nHost: x\r\nExpect: x\r\n\r\n', 417],
    ['with a header of 64 kB', `GET /api/salud/vivo HTTP/1.1\r\nHost: x\r\nX: ${'x'.repeat(65_536)}\r\n\r\n`, 431],
    ['without Content-Length', `${head(FORM, 'Transfer-Encoding: chunked')}1\r\n1\r\n`, 411],
    [
      'with Transfer-Encoding after many headers',
      `${head(FORM, `${'A: \r\n'.repeat(1_100)}Transfer-Encoding: chunked`)}1\r\n1\r\n`,
      411,
    ],
    ['in HTTP/1.0', 'GET /api/salud/vivo HTTP/1.0\r\n\r\n', 200],
    [
      'with Expect: 100-continue',
      `${head('/api/publico/seguimiento', 'Expect: 100-continue\r\nContent-Length: 2')}{}`,
      422,
    ],
  ])('%s gets the expected status', async (_, text, status) => {
    expect(statuses(await responsesTo(text)).at(-1)).toBe(status);
  });

  it('is answered in pipeline order', async () => {
    const requestTo = (path: string) => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`;
    const paths = ['/api/publico/sitio/agencias?range=[0,1]', '/api/nada', '/api/salud/vivo', '/api/publico/novedades'];
    expect(statuses(await responsesTo(paths.map(requestTo).join('')))).toEqual([200, 404, 200, 200]);
  });
});

describe('server under load', () => {
  it.each<[string, number, string, string]>([
    ['1,000 idle connections', 1_000, '', ''],
    ['200 slow bodies', 200, head(FORM, 'Content-Length: 60000'), ' '],
    [
      '50 rejected bodies that continue',
      50,
      head('/api/nada', `Content-Length: ${99 * MEGABYTE}`),
      ' '.repeat(MEGABYTE),
    ],
    ['5 connections with 1,000 pipelined requests', 5, 'GET /api/nada HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(1_000), ''],
    ['20 bodies in one-byte chunks', 20, head(FORM, 'Transfer-Encoding: chunked'), '1\r\n1\r\n'.repeat(50_000)],
  ])('with %s answers the health check within bounded memory', async (_, count, first, more) => {
    const before = process.memoryUsage().rss;
    const sockets = await Promise.all(Array.from({ length: count }, () => connect(first)));
    for (const socket of sockets) socket.write(more);
    for (let n = 0; n < 5; n++) {
      const began = Date.now();
      await test.anonymous.get('/api/salud/vivo').expect(200);
      expect(Date.now() - began).toBeLessThan(5_000);
    }
    expect(process.memoryUsage().rss - before).toBeLessThan(400 * MEGABYTE);
  });
});
