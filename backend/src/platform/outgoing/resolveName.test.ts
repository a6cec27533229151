import { createSocket, type Socket } from 'node:dgram';
import { once } from 'node:events';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { nameResolver, type Resolve } from './postOnce.js';

/** A server of names that hears and says nothing. */
let silent: Socket;
let queries = 0;
let resolve: Resolve;
beforeAll(async () => {
  silent = createSocket('udp4').on('message', () => queries++);
  silent.bind(0, '127.0.0.1');
  await once(silent, 'listening');
  resolve = nameResolver([`127.0.0.1:${silent.address().port}`]);
});
afterAll(() => {
  silent.close();
});

it('times out with a silent name server, without blocking other lookups', async () => {
  const waiting = Array.from({ length: 8 }, (_, n) => resolve(`aviso-${n}.lento.example`).catch((error) => error.code));
  expect((await resolve('localhost')).map(({ address }) => address)).toContain('127.0.0.1');
  expect(new Set(await Promise.all(waiting))).toEqual(new Set(['ETIMEOUT']));
  expect(queries).toBeGreaterThanOrEqual(8);
}, 30_000);
