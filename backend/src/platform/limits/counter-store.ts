import type { Pool, QueryConfig } from 'pg';
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterPostgres } from 'rate-limiter-flexible';
import type { Counters } from '../database/database.js';
import { Log } from '../logging/log.js';
import type { Figure } from './figures.js';

/** Makes the counter of a limit. */
export type CounterStore = (name: string, figure: Figure) => RateLimiterAbstract;

/** How long a database that failed is not asked again, so that nobody waits for each of its failures. */
const RETRY_AFTER_FAILURE_MS = 5_000;

/** Where limits are counted: in PostgreSQL for all processes together; where one process has the database, in its memory. */
export const counterStore = (pool: Counters): CounterStore => (pool ? inPostgres(pool) : inMemory);

const inMemory: CounterStore = (name, { points, seconds }) =>
  new RateLimiterMemory({ keyPrefix: name, points, duration: seconds });

function inPostgres(pool: Pool): CounterStore {
  const storeClient = withCircuitBreaker(pool);
  let cleaner: string | undefined;
  return (name, figure) => {
    cleaner ??= name;
    return new RateLimiterPostgres({
      storeClient,
      storeType: 'client',
      tableName: 'limites',
      // A migration of ours makes it.
      tableCreated: true,
      // One counter takes out the old rows of all.
      clearExpiredByTimeout: cleaner === name,
      keyPrefix: name,
      points: figure.points,
      duration: figure.seconds,
      // While the database is away each process counts by itself: nobody is kept out, and nobody is let in without limit.
      insuranceLimiter: inMemory(name, figure),
    });
  };
}

/** The database for the counters. Its failures are told, once each rest. */
function withCircuitBreaker(pool: Pool) {
  const log = new Log('Limits');
  let restsUntil = 0;
  return {
    async query(query: QueryConfig) {
      if (Date.now() < restsUntil) throw new Error('The rate limit store is skipped for a while after a failure');
      try {
        // Without its name: the session that knows it may be another's by now (pgbouncer).
        return await pool.query({ ...query, name: undefined });
      } catch (err) {
        restsUntil = Date.now() + RETRY_AFTER_FAILURE_MS;
        log.error('Rate limits count in this process alone: their store does not respond', { err });
        throw err;
      }
    },
  };
}
