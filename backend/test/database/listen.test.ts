import net, { type AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Client } from 'pg';
import { listenOnPostgres } from '../../src/platform/database/listenOnPostgres.js';
import { until } from '../support/until.js';

/** Between us and the server, which refuses to listen while it is `aStandby`, as one that is being promoted does. */
let aStandby = false;
let connections = 0;
/** The lines there are die without a word: nothing passes, nobody is told. */
let die = () => {};
const proxy = net.createServer((ours) => {
  const { hostname, port } = new URL(process.env.DATABASE_URL as string);
  const theirs = net.connect(Number(port), hostname);
  connections += 1;
  let isDead = false;
  die = () => {
    isDead = true;
  };
  ours.on('data', (piece) => {
    if (isDead) return;
    const sent = piece.toString('latin1');
    theirs.write(aStandby ? sent.replace('listen "', 'lixten "') : sent, 'latin1');
  });
  theirs.on('data', (piece) => {
    if (!isDead) ours.write(piece);
  });
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
  return listenOnPostgres(url.href, { everyMs: 200, patienceMs: 1_000 })('prueba', hear);
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

const notify = async (notice: string) => {
  const client = new Client(process.env.DATABASE_URL as string);
  await client.connect();
  await client.query('select pg_notify($1, $2)', ['prueba', notice]).finally(() => client.end());
};

test('a line that dies without a word is opened anew, and what was missed is told (PostgreSQL)', async () => {
  const heard: string[] = [];
  const stop = await listen((notice) => heard.push(notice));
  die();
  await notify('perdido');
  await until(() => heard.includes(''), 10_000);
  await notify('nuevo');
  await until(() => heard.includes('nuevo'), 5_000);
  expect(heard).toEqual(['', 'nuevo']);
  await stop();
  await until(() => connections === 0);
});

test('one that lives and is quiet stays as it is (PostgreSQL)', async () => {
  const heard: string[] = [];
  const stop = await listen((notice) => heard.push(notice));
  await new Promise((resolve) => setTimeout(resolve, 1_000));
  await notify('uno');
  await until(() => heard.length > 0);
  expect(heard).toEqual(['uno']);
  await stop();
});
