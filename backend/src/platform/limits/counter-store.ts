import type { Pool, QueryConfig } from 'pg';
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterPostgres } from 'rate-limiter-flexible';
import type { Counters } from '../database/database.js';
import { Log } from '../logging/log.js';
import type { Figure } from './figures.js';

export type CounterStore = (name: string, figure: Figure) => RateLimiterAbstract;

/** Pause after a database failure, so that requests do not wait for each failure. */
const RETRY_AFTER_FAILURE_MS = 5_000;

/** Returns the store of the counters: PostgreSQL, shared by all processes, or memory with an embedded database. */
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
      // Created by a migration.
      tableCreated: true,
      // One counter deletes the expired rows of all.
      clearExpiredByTimeout: cleaner === name,
      keyPrefix: name,
      points: figure.points,
      duration: figure.seconds,
      // Counts per process while the database is unavailable: limits stay in force, and nobody is locked out.
      insuranceLimiter: inMemory(name, figure),
    });
  };
}

/** Wraps the pool in a circuit breaker. Logs a failure once per pause. */
function withCircuitBreaker(pool: Pool) {
  const log = new Log('Limits');
  let restsUntil = 0;
  return {
    async query(query: QueryConfig) {
      if (Date.now() < restsUntil) throw new Error('The rate limit store is skipped for a while after a failure');
      try {
        return await pool.query(query);
      } catch (err) {
        restsUntil = Date.now() + RETRY_AFTER_FAILURE_MS;
        log.error('Rate limits count in this process alone: their store does not respond', { err });
        throw err;
      }
    },
  };
}
