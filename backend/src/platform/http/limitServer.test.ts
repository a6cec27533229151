import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { limitServer } from './limitServer.js';

const PATIENCE_MS = 300;
/** More than the kernel buffers for a client that does not read. */
const LONG = 64 * 1024 * 1024;

let server: Server;
beforeEach(async () => {
  server = createServer(async ({ url }, response) => {
    if (url === '/lenta') await sleep(3 * PATIENCE_MS);
    response.end(url === '/larga' ? Buffer.alloc(LONG) : 'hecho');
  });
  limitServer(server);
  server.timeout = PATIENCE_MS;
  await once(server.listen(0, '127.0.0.1'), 'listening');
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

async function open(path: string, times = 1): Promise<Socket> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1').on('error', () => undefined);
  await once(socket, 'connect');
  socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`.repeat(times));
  return socket;
}

it('closes the connection when the client does not read the response', async () => {
  const [served] = await Promise.all([once(server, 'connection'), open('/larga')]);
  await once(served[0] as Socket, 'close');
});

it('delivers a response that takes long to compute', async () => {
  const socket = await open('/lenta');
  expect(String((await once(socket, 'data'))[0])).toContain('hecho');
});

it('closes a connection with too many pipelined requests, without a response', async () => {
  const socket = await open('/lenta', 17);
  let answers = '';
  socket.on('data', (piece) => {
    answers += piece;
  });
  await once(socket, 'close');
  expect(answers).toBe('');
});
