import { readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Metrics } from '../../src/platform/metrics/metrics.js';
import { serveMetrics } from '../../src/platform/metrics/serveMetrics.js';
import { consulta } from '../intake/samples.js';
import { openTestDatabase, type TestConnection } from '../support/openTestDatabase.js';
import { startApp, type TestApp } from '../support/startApp.js';

let connection: TestConnection;
let test: TestApp;
let metrics: Server;
beforeAll(async () => {
  connection = await openTestDatabase();
  test = await startApp({}, connection);
  const readings = [...(connection.readings ?? []), ...test.app.get(Metrics).list()];
  const served = await serveMetrics(test.app.getHttpServer(), readings, { METRICS_PORT: 0, HOST: '127.0.0.1' });
  metrics = served as Server;
});
afterAll(async () => {
  metrics.close();
  await test.close();
});

const address = () => `http://127.0.0.1:${(metrics.address() as AddressInfo).port}`;

/** Prometheus samples, by name and labels. */
async function read(): Promise<Map<string, number>> {
  const text = await (await fetch(`${address()}/metrics`)).text();
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return new Map(lines.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.split(' ').at(-1))]));
}

/** Metrics named in the expressions of rules or a dashboard. */
function metricsNamedIn(file: string): string[] {
  const expressions = file.match(/(?<="expr": ")(\\.|[^"\\])*|(?<=expr: )(\|\n( {10}.*\n)+|.*)/g) ?? [];
  const bare = expressions.map((text) => text.replace(/\\?"[^"]*"|\{.*?\}|\[.*?\]|\bby \(.*?\)/g, ' ')).join(' ');
  const names = [...bare.matchAll(/(?<!\w)[a-z]\w*?(?=(_bucket|_count)?(?!\w| *\())/g)].map(([name]) => name);
  return names.filter((name) => !/^(or|offset|up)$/.test(name));
}

describe('Prometheus metrics', () => {
  it('cover the process, mail, rates, cases and the database', async () => {
    const names = new Set([...(await read()).keys()].map((line) => line.replace(/\{.*/, '')));
    const expected = ['process_cpu_seconds_total', 'nodejs_eventloop_lag_seconds', 'mail_oldest_pending_seconds'];
    expect([...names]).toEqual(expect.arrayContaining([...expected, 'cases_overdue']));
    if (connection.readings) expect([...names]).toContain('database_connections');
  });

  it.each(['alertas.yml', 'tablero.json'])('include each metric named in docs/ejemplos/%s', async (file) => {
    const text = await (await fetch(`${address()}/metrics`)).text();
    const served = [...text.matchAll(/^# TYPE (\w+)/gm)].map(([, name]) => name);
    const example = readFileSync(new URL(`../../../docs/ejemplos/${file}`, import.meta.url), 'utf8');
    const named = metricsNamedIn(example).filter((name) => connection.readings || name !== 'database_connections');
    expect(named.length).toBeGreaterThan(5);
    expect(served).toEqual(expect.arrayContaining(named));
  });

  it('include the version and an undefined backup age before the first backup', async () => {
    const all = await read();
    const version = [...all.keys()].find((line) => line.startsWith('build_info'));
    expect(version).toMatch(/version="\d+\.\d+\.\d+"/);
    expect(all.get('backup_age_seconds')).toBeNaN();
  });

  it('label requests by route without typed text', async () => {
    await test.anonymous.get('/api/publico/novedades/algo-que-alguien-escribio').expect(404);
    await test.anonymous.get('/api/algo-que-alguien-escribio').expect(404);
    const all = [...(await read()).keys()];
    expect(all.join('\n')).not.toContain('escribio');
    expect(all).toContainEqual(expect.stringMatching(/^http_request_duration_seconds_count\{.*status="404"/));
  });

  it('count a submitted e-mail', async () => {
    const waiting = async () => (await read()).get('mails{state="pendiente"}') ?? 0;
    const sent = async () => (await read()).get('mails{state="enviado"}') ?? 0;
    const before = (await waiting()) + (await sent());
    await test.anonymous.post('/api/publico/contactanos/consultas').send(consulta).expect(201);
    expect((await waiting()) + (await sent())).toBeGreaterThan(before);
  });

  it('are the only content of their port and absent from the main one', async () => {
    expect((await fetch(`${address()}/api/salud/vivo`)).status).toBe(404);
    expect((await fetch(`${address()}/metrics`, { method: 'POST' })).status).toBe(404);
    await test.anonymous.get('/metrics').expect(404);
  });

  it('omit database figures while the database is unreachable', async () => {
    await connection.lose();
    const all = await read();
    expect(all.get('process_resident_memory_bytes')).toBeGreaterThan(0);
    expect(all.get('mail_oldest_pending_seconds')).toBeNaN();
    expect(all.has('mails{state="enviado"}')).toBe(false);
  });
});

it('metrics server does not start without a port', async () => {
  const settings = { METRICS_PORT: undefined, HOST: '127.0.0.1' };
  expect(await serveMetrics(test.app.getHttpServer(), [], settings)).toBeUndefined();
});
