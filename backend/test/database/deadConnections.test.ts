import { expect, test } from '@jest/globals';
import { Pool } from 'pg';
import { isUnavailable } from '../../src/platform/database/errors.js';
import { endDeadLines } from '../../src/platform/database/pool/opening-client.js';

/** Uses one connection with a timeout of 300 ms. */
async function withOneConnection(act: (pool: Pool) => Promise<void>): Promise<void> {
  const pool = new Pool({ connectionString: process.env.DATABASE_URL, max: 1 });
  pool.on('error', () => undefined);
  endDeadLines(pool, 300);
  await act(pool).finally(() => pool.end());
}

const pidOf = async (pool: Pool) => (await pool.query('select pg_backend_pid() as pid')).rows[0].pid;
const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

test('a dead connection is abandoned and the next query gets another (PostgreSQL)', () =>
  withOneConnection(async (pool) => {
    const before = await pidOf(pool);
    const began = Date.now();
    const error: unknown = await pool.query('select pg_sleep(5)').catch((thrown: unknown) => thrown);
    expect(isUnavailable(error)).toBe(true);
    expect(Date.now() - began).toBeLessThan(3_000);
    expect(await pidOf(pool)).not.toBe(before);
  }));

test('an idle connection times out only on a query, also the second time (PostgreSQL)', () =>
  withOneConnection(async (pool) => {
    const before = await pidOf(pool);
    await sleep(600);
    expect(await pidOf(pool)).toBe(before);
    await expect(pool.query('select pg_sleep(5)')).rejects.toMatchObject({ code: 'ETIMEDOUT' });
  }));
