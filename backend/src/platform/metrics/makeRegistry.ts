import type { Registry } from 'prom-client';
import { Log } from '../logging/log.js';
import type { Reading } from './reading.js';

const log = new Log('Metrics');

/** What Prometheus reads: the process itself, and those readings, each when it is asked for. */
export async function makeRegistry(readings: readonly Reading[]): Promise<Registry> {
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
        // What can't be read now is no number: the rest says why.
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
