import type { Pool } from 'pg';
import type { Reading } from '../../metrics/reading.js';

/** How many connections to the database there are, lie idle, and how many ask for one. */
export const poolReadings = (pool: Pool): Reading[] => [
  {
    name: 'database_connections',
    help: 'Conexiones a PostgreSQL: abiertas, libres y peticiones que esperan una',
    labels: ['state'],
    read: async () => [
      { value: pool.totalCount, labels: { state: 'open' } },
      { value: pool.idleCount, labels: { state: 'idle' } },
      { value: pool.waitingCount, labels: { state: 'waiting' } },
    ],
  },
];
