import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import net, { type AddressInfo, type Socket } from 'node:net';
import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { addressOf } from '../budget/addressOf.js';
import { siteOf } from '../budget/networkOf.js';
import { cutUnread } from './cutUnread.js';
import { takeInOrder } from './takeInOrder.js';

const PATIENCE_MS = 500;
/** More than the kernel keeps for a reader who does not read. */
const LONG = 64 * 1024 * 1024;
const BURST = 4 * 1024 * 1024;
const HOUR_MS = 3_600_000;
const patience = { ms: PATIENCE_MS, bytesInMs: LONG / 3, bytesOfEach: 3.5 * LONG, bytesOfAll: 5 * LONG, lookMs: 200 };
const FEW = { ...patience, ms: HOUR_MS, bytesOfEach: 150 * 1024, lookMs: 100 };

const ANYBODY = () => 'a';

let server: Server;
let patient: Server;
let narrow: Server;

async function listen(
  patience: Parameters<typeof cutUnread>[2],
  senderOf: Parameters<typeof cutUnread>[1] = ANYBODY,
): Promise<Server> {
  const server = createServer(async (request, response) => {
    if (request.url === '/larga') return void response.end(Buffer.alloc(LONG));
    if (request.url === '/por-partes') return void Readable.from(pieces()).pipe(response);
    await sleep(PATIENCE_MS * 2);
    response.end('hecho');
  });
  cutUnread(server, senderOf, patience);
  takeInOrder(server);
  server.keepAliveTimeout = PATIENCE_MS;
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

function* pieces() {
  for (let n = 0; n < 1_000; n++) yield Buffer.alloc(LONG / 1_000);
}

beforeAll(async () => {
  server = await listen(patience);
  patient = await listen({ ...patience, ms: HOUR_MS });
  narrow = await listen(FEW);
});
afterAll(() => {
  for (const one of [server, patient, narrow]) {
    one.closeAllConnections();
    one.close();
  }
});

/** One at a time, so that each is among those that are counted. */
async function ask(path: string, of = server): Promise<Socket> {
  const accepted = once(of, 'connection');
  const socket = net.connect((of.address() as AddressInfo).port, '127.0.0.1');
  socket.on('error', () => undefined);
  await Promise.all([once(socket, 'connect'), accepted]);
  socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`);
  return socket;
}

const openConnections = (of = server) =>
  new Promise<number>((resolve, reject) =>
    of.getConnections((error, count) => (error ? reject(error) : resolve(count))),
  );

/** Reads on, waiting so long after each piece. */
async function readOn(socket: Socket, pieceMs: number, until: AbortSignal): Promise<void> {
  try {
    for await (const _ of socket) {
      if (until.aborted) return;
      await sleep(pieceMs);
    }
  } catch {
    // It was ended.
  }
}

/** Takes four megabytes at a time, and then nothing for longer than those who take nothing are there. */
async function readInBursts(socket: Socket, until: AbortSignal): Promise<void> {
  let taken = 0;
  socket.on('data', ({ length }) => {
    taken += length;
    if (taken > BURST) socket.pause();
  });
  while (!until.aborted) {
    await sleep(300);
    taken = 0;
    socket.resume();
  }
  socket.destroy();
}

test.each(['/larga', '/por-partes'])('an answer (%s) that nobody reads ends its connection', async (path) => {
  const socket = await ask(path);
  while ((await openConnections()) > 0) await sleep(10);
  socket.destroy();
});

test.each([
  ['too slowly', 0, '/larga', PATIENCE_MS * 20],
  ['slowly', 1, '/por-partes', PATIENCE_MS * 4],
])('of one that is read %s %i connections are left', async (_, left, path, ms) => {
  const enough = new AbortController();
  const socket = await ask(path);
  const reading = readOn(socket, 4, enough.signal);
  const until = Date.now() + ms;
  while ((await openConnections()) > left || (left > 0 && Date.now() < until)) await sleep(10);
  expect(Date.now()).toBeLessThan(until + 1_000);
  expect(await openConnections()).toBe(left);
  enough.abort();
  await reading;
});

test('one that takes long to work out arrives, and its connection ends once nothing more is asked', async () => {
  const socket = await ask('/lenta');
  const [answer] = await once(socket, 'data');
  expect(String(answer)).toContain('hecho');
  socket.resume();
  await once(socket, 'close');
});

test('of what one sender leaves unread, the longest there are ended until the rest is little enough', async () => {
  const sockets: Socket[] = [];
  while (sockets.length < 6) sockets.push(await ask('/larga', patient));
  while ((await openConnections(patient)) > 3) await sleep(10);
  await sleep(1_000);
  expect(await openConnections(patient)).toBe(3);
  for (const socket of sockets) socket.destroy();
});

test('who takes nothing is ended before who reads slowly, however new it is', async () => {
  const reader = await ask('/por-partes', narrow);
  const enough = new AbortController();
  const reading = readInBursts(reader, enough.signal);
  await sleep(800);
  for (let n = 0; n < 30; n++) {
    const idle = await ask('/por-partes', narrow);
    setTimeout(() => idle.destroy(), 250);
    await sleep(60);
  }
  expect(reader.destroyed).toBe(false);
  enough.abort();
  await reading;
});

test('who breaks off before it is looked at has no address any more, and ends nobody else', async () => {
  const lookMs = 1_000;
  const hurried = await listen({ ...patience, ms: HOUR_MS, lookMs }, (request) =>
    siteOf(addressOf(request, { TRUSTED_PROXIES: 1 })),
  );
  const first = performance.now() + lookMs;
  const sockets: Socket[] = [];
  while (sockets.length < 3) sockets.push(await ask('/larga', hurried));
  await ask('/lenta', hurried);
  // In one turn of the event loop: that they have gone is heard in the next, and it is looked at them before.
  for (const socket of sockets) socket.resetAndDestroy();
  while (performance.now() < first + 10);
  while ((await openConnections(hurried)) > 1) await sleep(10);
  hurried.closeAllConnections();
  hurried.close();
});
