import net from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startApp, type TestApp } from '../support/startApp.js';

let test: TestApp;
beforeAll(async () => {
  test = await startApp({ TRUSTED_PROXIES: '1' });
});
afterAll(() => test.close());

/** Writes that to a connection, and gives all that comes until it ends, or the sender does when nothing more comes. */
async function answersTo(text: string): Promise<string> {
  const socket = net.connect(Number(new URL(test.origin).port), '127.0.0.1');
  socket.on('error', () => undefined);
  socket.setTimeout(1_000, () => socket.end());
  let answers = '';
  socket.setEncoding('latin1').on('data', (piece) => {
    answers += piece;
  });
  socket.write(text);
  await new Promise((resolve) => socket.once('close', resolve));
  return answers;
}

const statuses = (answers: string) => [...answers.matchAll(/HTTP\/1\.1 (\d+) /g)].map(([, status]) => Number(status));

/** What the server's processor takes for that, of this process: in milliseconds. */
async function costOf(act: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await act();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

const READ = 64 * 1024;
const fill = (text: string) => text.repeat(Math.ceil(READ / text.length));

describe('what one read of a connection may bring', () => {
  it.each([
    ['requests', 'GET /api/nada HTTP/1.1\r\nHost: x\r\n\r\n'],
    ['requests without a host', 'GET / HTTP/1.1\r\n\r\n'],
    ['requests that expect something', 'GET / HTTP/1.1\r\nHost: x\r\nExpect: x\r\n\r\n'],
  ])('of thousands of %s little is looked at', async (_, one) => {
    let heard = 0;
    const hear = () => heard++;
    test.app.getHttpServer().on('request', hear);
    const answers = await answersTo(fill(one));
    test.app.getHttpServer().off('request', hear);
    expect(heard).toBeLessThan(20);
    expect(statuses(answers).length).toBeLessThan(2);
  });

  it('a body in pieces of a byte is not read', async () => {
    const head = 'POST /api/publico/contactanos/consultas HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n';
    const whole = head + fill('1\r\n1\r\n');
    await answersTo(whole);
    const costs: number[] = [];
    for (let n = 0; n < 3; n++)
      costs.push(await costOf(() => Promise.all(Array.from({ length: 20 }, () => answersTo(whole)))));
    // Whatever else the process did in one of them, it did not in all.
    expect(Math.min(...costs)).toBeLessThan(200);
    expect(statuses(await answersTo(whole))).toEqual([411]);
  });
});

describe('a connection', () => {
  it.each([
    ['without a host', 'GET /api/salud/vivo HTTP/1.1\r\n\r\n', 400],
    [
      'that came a longer way than there is',
      `GET /api/salud/vivo HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: ${'10.0.0.1,'.repeat(200)}10.0.0.2\r\n\r\n`,
      400,
    ],
    ['with two hosts', 'GET /api/salud/vivo HTTP/1.1\r\nHost: x\r\nhost: y\r\n\r\n', 400],
    ['for another server', 'GET http://otro.bo/api/salud/vivo HTTP/1.1\r\nHost: x\r\n\r\n', 400],
    ['for a page of it', 'GET HTTP://otro.bo/ HTTP/1.1\r\nHost: otro.bo\r\n\r\n', 400],
    ['that expects what we do not know', 'GET /api/salud/vivo HTTP/1.1\r\nHost: x\r\nExpect: x\r\n\r\n', 417],
  ])('with a request %s is told so, and ends', async (_, text, status) => {
    const answers = await answersTo(text);
    expect(statuses(answers)).toEqual([status]);
    expect(answers).toMatch(/Connection: close/i);
    expect(answers).toContain('"codigo"');
  });

  it.each([
    ['of HTTP/1.0', 'GET /api/salud/vivo HTTP/1.0\r\n\r\n'],
    [
      'that asks first whether it may send',
      'POST /api/publico/seguimiento HTTP/1.1\r\nHost: x\r\nExpect: 100-continue\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{}',
    ],
  ])('%s is answered as any other', async (_, text) => {
    expect(statuses(await answersTo(text)).at(-1)).toBe(text.startsWith('GET') ? 200 : 422);
  });

  it('answers one request after another in their order', async () => {
    const ask = (path: string) => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`;
    const paths = ['/api/publico/sitio/agencias?range=[0,1]', '/api/nada', '/api/salud/vivo', '/api/publico/novedades'];
    expect(statuses(await answersTo(paths.map(ask).join('')))).toEqual([200, 404, 200, 200]);
  });
});
