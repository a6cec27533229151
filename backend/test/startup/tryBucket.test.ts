import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { readConfig } from '../../src/platform/config/config.js';
import { tryBucket } from '../../src/startup/tryBucket.js';

const config = { ...readConfig({ NODE_ENV: 'test' }), NODE_ENV: 'production', FILES_BUCKET: 'archivos' } as const;

let server: Server;
let status: number;
let requests: string[];
const before = process.env.STORAGE_EMULATOR_HOST;
beforeAll(async () => {
  server = createServer(({ method, url }, response) => {
    requests.push(`${method} ${url?.split('?')[0]}`);
    response.writeHead(status, { 'Content-Type': 'application/json' }).end('{}');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  process.env.STORAGE_EMULATOR_HOST = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
beforeEach(() => {
  requests = [];
});
afterAll(() => {
  if (before === undefined) delete process.env.STORAGE_EMULATOR_HOST;
  else process.env.STORAGE_EMULATOR_HOST = before;
  server.closeAllConnections();
  server.close();
});

it('tryBucket writes and deletes a file in a working bucket', async () => {
  status = 200;
  expect(await tryBucket(config)).toEqual({});
  expect(requests.map((one) => one.split(' ')[0])).toEqual(['POST', 'DELETE']);
});

it.each([403, 404])('tryBucket reports the status %i as a fault', async (refusal) => {
  status = refusal;
  const message = `Google no deja escribir en archivos (${refusal})`;
  expect(await tryBucket(config)).toEqual({ faults: [{ name: 'FILES_BUCKET', message }] });
});

it('tryBucket sends no request when files are stored in a folder', async () => {
  status = 200;
  expect(await tryBucket({ ...config, FILES_BUCKET: undefined })).toEqual({});
  expect(requests).toEqual([]);
});
