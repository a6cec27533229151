import { Injectable } from '@nestjs/common';
import { JobFailures } from '../clock.js';
import { countRecentErrors, RECENT_MS } from '../logging/recentErrors.js';
import { productVersion } from '../productVersion.js';

type Read = { value: number; labels?: Record<string, string> }[];

/** Alarm threshold of a metric and its message: Spanish, without a full stop. */
type Limit = { isPast: (read: Read[number]) => boolean; message: (read: Read[number]) => string };

export type Reading = {
  name: string;
  help: string;
  labels?: readonly string[];
  read: () => Promise<Read>;
  limit?: Limit;
};

@Injectable()
export class Metrics {
  private readonly readings: Reading[];

  constructor(failures: JobFailures) {
    this.readings = ownReadings(failures);
  }

  register(...readings: readonly Reading[]): void {
    this.readings.push(...readings);
  }

  list(): readonly Reading[] {
    return this.readings;
  }
}

/** A single failure may be a short database outage. */
const MAX_FAILURES = 2;
/** More than ordinary user mistakes cause. */
const MAX_ERRORS = 10;

const ownReadings = (failures: JobFailures, since = Date.now()): Reading[] => [
  {
    name: 'build_info',
    help: 'Versión del producto y de Node de este proceso; siempre 1',
    labels: ['version', 'node'],
    read: async () => [{ value: 1, labels: { version: productVersion, node: process.version } }],
  },
  {
    name: 'recent_errors',
    help: 'Errores que este proceso anotó en su registro en los últimos cinco minutos',
    read: async () => [{ value: countRecentErrors(since) }],
    limit: {
      isPast: ({ value }) => value > MAX_ERRORS,
      message: ({ value }) => `El servidor anotó ${value} errores en ${RECENT_MS / 60_000} minutos: revise su registro`,
    },
  },
  {
    name: 'failed_jobs',
    help: 'Cuántas veces seguidas falló cada tarea periódica de este proceso',
    labels: ['job'],
    read: async () => failures.list().map(([job, value]) => ({ value, labels: { job } })),
    limit: {
      isPast: ({ value }) => value > MAX_FAILURES,
      message: ({ value, labels }) =>
        `La tarea periódica ${labels?.job} falló ${value} veces seguidas: revise el registro`,
    },
  },
];
