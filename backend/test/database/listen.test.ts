import net, { type AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { listenOnPostgres } from '../../src/platform/database/listenOnPostgres.js';
import { until } from '../support/until.js';

/** Between us and the server, which refuses to listen while it is `aStandby`, as one that is being promoted does. */
let aStandby = false;
let connections = 0;
const proxy = net.createServer((ours) => {
  const { hostname, port } = new URL(process.env.DATABASE_URL as string);
  const theirs = net.connect(Number(port), hostname);
  connections += 1;
  ours.on('data', (piece) => {
    const sent = piece.toString('latin1');
    theirs.write(aStandby ? sent.replace('listen "', 'lixten "') : sent, 'latin1');
  });
  theirs.pipe(ours);
  ours.on('error', () => undefined).once('close', () => theirs.destroy());
  theirs
    .on('error', () => undefined)
    .once('close', () => {
      connections -= 1;
      ours.destroy();
    });
});

beforeAll(() => new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve)));
afterAll(() => new Promise((resolve) => proxy.close(resolve)));

function listen(hear: (notice: string) => void) {
  const url = new URL(process.env.DATABASE_URL as string);
  url.host = `127.0.0.1:${(proxy.address() as AddressInfo).port}`;
  return listenOnPostgres(url.href)('prueba', hear);
}

test('where the server refuses to listen, no connection is left behind (PostgreSQL)', async () => {
  aStandby = true;
  await expect(listen(() => undefined)).rejects.toThrow();
  await until(() => connections === 0);
});

test('and where it listens, one stays until it is stopped (PostgreSQL)', async () => {
  aStandby = false;
  const stop = await listen(() => undefined);
  expect(connections).toBe(1);
  await stop();
  await until(() => connections === 0);
});
