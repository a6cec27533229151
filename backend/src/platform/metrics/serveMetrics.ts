import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { Registry } from 'prom-client';
import type { Config } from '../config/settings.js';
import { Log } from '../logging/log.js';
import type { Reading } from './metrics.js';

/** Serves Prometheus metrics at `/metrics` on a private port, if the settings name one. Ends with the process. */
export async function serveMetrics(
  server: Server,
  readings: readonly Reading[],
  { METRICS_PORT, HOST }: Pick<Config, 'METRICS_PORT' | 'HOST'>,
): Promise<Server | undefined> {
  if (METRICS_PORT === undefined) return undefined;
  const registry = await makeRegistry(readings);
  const { timeRequests } = await import('./timeRequests.js');
  timeRequests(server, registry);
  const log = new Log('Metrics');
  const metrics = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') return void response.writeHead(404).end();
    registry.metrics().then(
      (text) => response.writeHead(200, { 'Content-Type': registry.contentType }).end(text),
      (err: unknown) => {
        log.error('The metrics could not be read', { err });
        response.writeHead(500).end();
      },
    );
  });
  metrics.listen(METRICS_PORT, HOST);
  await once(metrics, 'listening');
  metrics.unref();
  return metrics;
}

const log = new Log('Metrics');

async function makeRegistry(readings: readonly Reading[]): Promise<Registry> {
  const { collectDefaultMetrics, Gauge, Registry } = await import('prom-client');
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  for (const { name, help, labels = [], read } of readings)
    new Gauge({
      name,
      help,
      labelNames: labels,
      registers: [registry],
      async collect() {
        this.reset();
        // A failed metric has no value; the others are still served.
        const found = await read().catch((err: unknown) => {
          log.warn('A reading failed', { err });
          return [];
        });
        if (labels.length === 0) this.set(Number.NaN);
        for (const { value, labels = {} } of found) this.set(labels, value);
      },
    });
  return registry;
}
