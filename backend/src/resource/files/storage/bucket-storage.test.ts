import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { type App, deleteApp, initializeApp } from 'firebase-admin/app';
import { BucketStorage } from './bucket-storage.js';
import { UnavailableStorage } from './unavailable-storage.js';

const key = '0192f0c1-2345-7abc-8def-0123456789ab';
const BYTES = 'x'.repeat(1_000);
/** How long the storage waits; far less than it takes the server to be asked again. */
const ANSWER_MS = 500;

type Mode = 'answers' | 'is silent' | 'fails' | 'has nothing' | 'stops in the middle';
const answers: Record<Mode, (response: ServerResponse) => unknown> = {
  answers: (response) => response.writeHead(200, { 'Content-Length': BYTES.length }).end(BYTES),
  'is silent': () => undefined,
  fails: (response) => response.writeHead(400).end(),
  'has nothing': (response) => response.writeHead(404).end(),
  'stops in the middle': (response) =>
    response.writeHead(200, { 'Content-Length': BYTES.length }).write(BYTES.slice(0, 500)),
};

let mode: Mode;
let requests: number;
let server: Server;
let app: App;
let storage: UnavailableStorage;
const before = process.env.STORAGE_EMULATOR_HOST;
beforeAll(async () => {
  server = createServer((_, response) => {
    requests++;
    answers[mode](response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  process.env.STORAGE_EMULATOR_HOST = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  app = initializeApp({ projectId: 'demo-archivos' }, 'archivos');
});
beforeEach(() => {
  mode = 'answers';
  requests = 0;
  storage = new UnavailableStorage(new BucketStorage(app, 'archivos', ANSWER_MS));
});
afterAll(async () => {
  if (before === undefined) delete process.env.STORAGE_EMULATOR_HOST;
  else process.env.STORAGE_EMULATOR_HOST = before;
  server.closeAllConnections();
  server.close();
  await deleteApp(app);
});

test('returns the stored bytes', async () => {
  expect(await text(await storage.open(key))).toBe(BYTES);
});

test('reports a silent bucket as unavailable and sends one request at a time until it answers', async () => {
  mode = 'is silent';
  await expect(storage.open(key)).rejects.toMatchObject({ code: 'EIO' });
  requests = 0;
  const all = Array.from({ length: 5 }, () => storage.open(key).catch(({ code }) => code));
  expect(await Promise.all(all)).toEqual(Array(5).fill('EIO'));
  expect(requests).toBe(1);
  mode = 'answers';
  expect(await text(await storage.open(key))).toBe(BYTES);
});

test('reports a failing bucket as unavailable, but a missing file as not found', async () => {
  mode = 'fails';
  await expect(storage.open(key)).rejects.toMatchObject({ code: 'EIO' });
  mode = 'has nothing';
  await expect(storage.open(key)).rejects.toMatchObject({ code: 404 });
});

test('aborts a download that stalls', async () => {
  mode = 'stops in the middle';
  await expect(text(await storage.open(key))).rejects.toMatchObject({ code: 'ETIMEDOUT' });
});
