import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import net, { type AddressInfo, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { limitConnections } from './limitConnections.js';
import { takeInOrder } from './takeInOrder.js';

const MOST = 3;
/** More than the kernel keeps for a reader who does not read. */
const LONG = 64 * 1024 * 1024;

let server: Server;
const open = async (proxies: number, newMs = 0) => {
  server = createServer((request, response) => {
    if (request.url === '/larga') response.end(Buffer.alloc(LONG));
    else if (request.url !== '/nunca') response.end('hecho');
  });
  takeInOrder(server);
  limitConnections(server, proxies, MOST, newMs);
  await once(server.listen(0, '127.0.0.1'), 'listening');
};
beforeEach(() => open(0));
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

/** A connection on which that was asked, where it is something. */
async function connectAnd(path?: string, head = ''): Promise<Socket> {
  const arrived = once(server, path ? 'request' : 'connection');
  const socket = net.connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.on('error', () => undefined);
  if (path) socket.write(`${head ? 'POST' : 'GET'} ${path} HTTP/1.1\r\nHost: x\r\n${head}\r\n`);
  await arrived;
  return socket;
}

const answerTo = (): Promise<string> => {
  const socket = net.connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.write('GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
  return text(socket).catch(({ code }: NodeJS.ErrnoException) => code ?? '');
};

test.each([
  ['have asked nothing', undefined],
  ['were answered', '/'],
  ['have not sent what they said', '/nunca', 'Content-Length: 100\r\n'],
  ['read no answer', '/larga'],
])('who comes behind as many of the same address that %s is answered, and the first of them ends', async (...asked) => {
  const [, path, head] = asked;
  const idle = [];
  for (let n = 0; n < MOST; n++) idle.push(await connectAnd(path, head));
  expect(await answerTo()).toContain('hecho');
  const [first] = idle as [Socket];
  first.resume();
  if (!first.closed) await once(first, 'close');
  expect(idle.map(({ destroyed }) => destroyed)).toEqual([true, false, false]);
});

test('who comes behind as many that wait for their answer is refused', async () => {
  const waiting = [];
  for (let n = 0; n < MOST; n++) waiting.push(await connectAnd('/nunca'));
  expect(await answerTo()).not.toContain('hecho');
  expect(waiting.every(({ destroyed }) => !destroyed)).toBe(true);
});

test('behind a proxy all come from one address', async () => {
  server.close();
  await open(1);
  for (let n = 0; n < MOST; n++) await connectAnd('/nunca');
  expect(await answerTo()).toContain('hecho');
});

test.each([0, 60_000])('whoever sends on is left among many who send nothing, all newer than %d ms', async (newMs) => {
  server.close();
  await open(0, newMs);
  const sender = await connectAnd('/nunca', 'Content-Length: 1000000\r\n');
  for (let n = 0; n < 10 * MOST; n++) {
    sender.write(Buffer.alloc(10_000));
    await connectAnd(n % 2 ? '/nunca' : undefined, n % 2 ? 'Content-Length: 100\r\n' : '');
  }
  expect(sender.destroyed).toBe(false);
});
