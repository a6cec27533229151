import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import net, { type AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { cutUnread } from './cutUnread.js';

const PATIENCE_MS = 100;
/** More than the kernel keeps for a reader who does not read. */
const LONG = 64 * 1024 * 1024;

let server: Server;
beforeAll(async () => {
  server = createServer(async (request, response) => {
    if (request.url === '/larga') return void response.end(Buffer.alloc(LONG));
    if (request.url === '/por-partes') return void response.write(Buffer.alloc(LONG));
    await sleep(PATIENCE_MS * 5);
    response.end('hecho');
  });
  server.keepAliveTimeout = 0;
  cutUnread(server, PATIENCE_MS);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => {
  server.close();
});

async function ask(path: string) {
  const socket = net.connect((server.address() as AddressInfo).port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`);
  return socket;
}

const openConnections = () =>
  new Promise<number>((resolve, reject) =>
    server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
  );

test.each(['/larga', '/por-partes'])('an answer (%s) that nobody reads ends its connection', async (path) => {
  const socket = await ask(path);
  socket.on('error', () => undefined);
  while ((await openConnections()) > 0) await sleep(10);
  socket.destroy();
});

test('one that takes long to work out arrives, and only then its idle connection ends', async () => {
  const socket = await ask('/lenta');
  const [answer] = await once(socket, 'data');
  expect(String(answer)).toContain('hecho');
  await once(socket, 'close');
});
