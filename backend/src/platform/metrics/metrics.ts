import { Injectable } from '@nestjs/common';
import { JobFailures } from '../clock/job-failures.js';
import { countRecentErrors, RECENT_MS } from '../logging/recentErrors.js';
import type { Reading } from './reading.js';

/** What the parts of the server let be read of them. Nothing is read until somebody asks. */
@Injectable()
export class Metrics {
  private readonly kept: Reading[];

  constructor(failures: JobFailures) {
    this.kept = ownReadings(failures);
  }

  keep(...readings: readonly Reading[]): void {
    this.kept.push(...readings);
  }

  list(): readonly Reading[] {
    return this.kept;
  }
}

/** Once may be the database that was away. */
const MOST_FAILURES = 2;
/** More than what people's own mishaps bring about. */
const MOST_ERRORS = 10;

/** How this server fares, from now on. */
const ownReadings = (failures: JobFailures, since = Date.now()): Reading[] => [
  {
    name: 'recent_errors',
    help: 'Errores que este proceso anotó en su registro en los últimos cinco minutos',
    read: async () => [{ value: countRecentErrors(since) }],
    limit: {
      isPast: ({ value }) => value > MOST_ERRORS,
      says: ({ value }) => `El servidor anotó ${value} errores en ${RECENT_MS / 60_000} minutos: revise su registro`,
    },
  },
  {
    name: 'failed_jobs',
    help: 'Cuántas veces seguidas falló cada tarea periódica de este proceso',
    labels: ['job'],
    read: async () => failures.list().map(([job, value]) => ({ value, labels: { job } })),
    limit: {
      isPast: ({ value }) => value > MOST_FAILURES,
      says: ({ value, labels }) =>
        `La tarea periódica ${labels?.job} falló ${value} veces seguidas: revise el registro`,
    },
  },
];
