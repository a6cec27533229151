import net, { type AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Client } from 'pg';
import { listenOnPostgres } from '../../src/platform/database/notices.js';
import { until } from '../support/until.js';

/** While true, the proxy makes the server reject LISTEN, as a standby does. */
let isStandby = false;
let connections = 0;
/** Drops all packets without closing the connection. */
let die = () => {};
const proxy = net.createServer((inbound) => {
  const { hostname, port } = new URL(process.env.DATABASE_URL as string);
  const upstream = net.connect(Number(port), hostname);
  connections += 1;
  let isDead = false;
  die = () => {
    isDead = true;
  };
  inbound.on('data', (piece) => {
    if (isDead) return;
    const sent = piece.toString('latin1');
    upstream.write(isStandby ? sent.replace('listen "', 'lixten "') : sent, 'latin1');
  });
  upstream.on('data', (piece) => {
    if (!isDead) inbound.write(piece);
  });
  inbound.on('error', () => undefined).once('close', () => upstream.destroy());
  upstream
    .on('error', () => undefined)
    .once('close', () => {
      connections -= 1;
      inbound.destroy();
    });
});

beforeAll(() => new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve)));
afterAll(() => new Promise((resolve) => proxy.close(resolve)));

function listener() {
  const url = new URL(process.env.DATABASE_URL as string);
  url.host = `127.0.0.1:${(proxy.address() as AddressInfo).port}`;
  return listenOnPostgres(url.href, { everyMs: 200, patienceMs: 1_000 });
}
const listen = (onNotice: (notice: string) => void) => listener()('prueba', onNotice);

test('a rejected LISTEN leaves no connection open (PostgreSQL)', async () => {
  isStandby = true;
  await expect(listen(() => undefined)).rejects.toThrow();
  await until(() => connections === 0);
});

test('an active LISTEN keeps one connection until it is stopped (PostgreSQL)', async () => {
  isStandby = false;
  const stop = await listen(() => undefined);
  expect(connections).toBe(1);
  await stop();
  await until(() => connections === 0);
});

const notify = async (notice: string, channel = 'prueba') => {
  const client = new Client(process.env.DATABASE_URL as string);
  await client.connect();
  await client.query('select pg_notify($1, $2)', [channel, notice]).finally(() => client.end());
};

test('all channels share one connection until none is active (PostgreSQL)', async () => {
  const subscribe = listener();
  const notices: string[] = [];
  const begin = (channel: string) => subscribe(channel, (notice) => notices.push(`${channel}: ${notice}`));
  const stops = await Promise.all(['prueba', 'otra', 'prueba', 'tercera'].map(begin));
  expect(connections).toBe(1);
  for (const channel of ['prueba', 'otra', 'nadie', 'tercera']) await notify('uno', channel);
  await until(() => notices.includes('tercera: uno'));
  expect(notices).toEqual(['prueba: uno', 'prueba: uno', 'otra: uno', 'tercera: uno']);
  await stops[0]?.();
  await stops[1]?.();
  for (const channel of ['prueba', 'otra', 'tercera']) await notify('dos', channel);
  await until(() => notices.includes('tercera: dos'));
  expect(notices.slice(4)).toEqual(['prueba: dos', 'tercera: dos']);
  for (const stop of stops) await stop();
  await until(() => connections === 0);
  const again = await begin('prueba');
  expect(connections).toBe(1);
  await again();
});

test('each channel is notified of possibly missed notifications (PostgreSQL)', async () => {
  const subscribe = listener();
  const notices: string[] = [];
  const stops = [];
  for (const channel of ['una', 'otra'])
    stops.push(await subscribe(channel, (notice) => notices.push(channel + notice)));
  die();
  await until(() => notices.length === 2, 10_000);
  expect(notices).toEqual(['una', 'otra']);
  await notify(': nueva', 'otra');
  await until(() => notices.includes('otra: nueva'));
  for (const stop of stops) await stop();
  await until(() => connections === 0);
});

test('a dead connection is reopened and missed notifications are reported (PostgreSQL)', async () => {
  const notices: string[] = [];
  const stop = await listen((notice) => notices.push(notice));
  die();
  await notify('perdido');
  await until(() => notices.includes(''), 10_000);
  await notify('nuevo');
  await until(() => notices.includes('nuevo'), 5_000);
  expect(notices).toEqual(['', 'nuevo']);
  await stop();
  await until(() => connections === 0);
});

test('an idle connection stays open (PostgreSQL)', async () => {
  const notices: string[] = [];
  const stop = await listen((notice) => notices.push(notice));
  await new Promise((resolve) => setTimeout(resolve, 1_000));
  await notify('uno');
  await until(() => notices.length > 0);
  expect(notices).toEqual(['uno']);
  await stop();
});
