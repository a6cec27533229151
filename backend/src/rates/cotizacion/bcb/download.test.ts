import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from '@jest/globals';
import { download, requireAllowed } from './bcb-source.js';

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

async function addressOf(listener: RequestListener): Promise<URL> {
  const started = createServer(listener);
  server = started;
  await new Promise<void>((resolve) => started.listen(0, '127.0.0.1', resolve));
  return new URL(`http://127.0.0.1:${(started.address() as AddressInfo).port}/`);
}

/** Long enough for a response on a busy machine, short enough for one that never comes. */
const [PATIENT, SOON] = [20_000, 400];
const limits = { timeoutMs: PATIENT, maxBytes: 1_000 };
const html = { 'Content-Type': 'text/html; charset=UTF-8' };

test('reads a page and sends a user agent', async () => {
  const url = await addressOf((request, response) => response.writeHead(200, html).end(request.headers['user-agent']));
  expect((await download(url, limits)).toString()).toContain('sitio-cooperativa');
});

test.each<[string, RequestListener, string]>([
  ['an error', (_, response) => response.writeHead(500, html).end('x'), '500'],
  ['a redirect', (_, response) => response.writeHead(302, { Location: 'http://127.0.0.1:1/' }).end(), 'fetch failed'],
  [
    'another type',
    (_, response) => response.writeHead(200, { 'Content-Type': 'application/json' }).end('{}'),
    'no HTML',
  ],
  ['a page over the size limit', (_, response) => response.writeHead(200, html).end('x'.repeat(2_000)), '1000 bytes'],
  ['an endless page', (_, response) => flood(response.writeHead(200, html)), '1000 bytes'],
  ['a silent server', () => undefined, 'timeout'],
  ['an incomplete response', (_, response) => response.writeHead(200, html).write('x'), 'timeout'],
])('rejects %s', async (_, listener, message) => {
  const timeoutMs = message === 'timeout' ? SOON : PATIENT;
  await expect(download(await addressOf(listener), { ...limits, timeoutMs })).rejects.toThrow(message);
});

function flood(response: {
  write: (text: string) => boolean;
  destroyed: boolean;
  once: (e: 'drain', f: () => void) => unknown;
}) {
  while (!response.destroyed && response.write('x'.repeat(500)));
  response.once('drain', () => flood(response));
}

test('allows the address of the central bank', () => {
  expect(requireAllowed('https://www.bcb.gob.bo/a').hostname).toBe('www.bcb.gob.bo');
});

test.each([
  'http://www.bcb.gob.bo/',
  'https://www.bcb.gob.bo.evil.example/',
  'https://bcb.gob.bo/',
  'https://user:pass@www.bcb.gob.bo/',
  'https://www.bcb.gob.bo:8443/',
  'https://127.0.0.1/',
  'file:///etc/passwd',
])('rejects the address %s', (address) => {
  expect(() => requireAllowed(address)).toThrow('may not call');
});
