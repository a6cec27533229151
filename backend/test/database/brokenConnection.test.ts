import { expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { Pool } from 'pg';
import type { Database } from '../../src/platform/database/database.js';
import { isUnavailable } from '../../src/platform/database/errors.js';
import { onPool } from '../../src/platform/database/pool/onPool.js';
import { openTestDatabase } from '../support/openTestDatabase.js';

/** Selects a number. */
const select = (database: Pick<Database, 'select'>, what: ReturnType<typeof sql<number>>) =>
  database
    .select({ what })
    .from(sql`(values (1)) as one`)
    .then(([row]) => row?.what);

test('a connection terminated in a transaction fails only that transaction (PostgreSQL)', async () => {
  const { database, close } = await openTestDatabase();
  const broken = database.transaction(async (tx) => {
    const pid = await select(tx, sql<number>`pg_backend_pid()`);
    await select(database, sql<number>`pg_terminate_backend(${pid})::int`);
    await new Promise((resolve) => setTimeout(resolve, 100));
    await select(tx, sql<number>`1`);
  });
  expect(isUnavailable(await broken.catch((error: unknown) => error))).toBe(true);
  expect(await select(database, sql<number>`2`)).toBe(2);
  await close();
});

/** With a single connection, a leaked one would block everything. */
async function withOneConnection(act: (database: Database) => Promise<void>): Promise<void> {
  const pool = new Pool({
    connectionString: process.env.DATABASE_URL,
    max: 1,
    query_timeout: 500,
    connectionTimeoutMillis: 2_000,
  });
  pool.on('error', () => undefined);
  await act(onPool(pool)).finally(() => pool.end());
}

test('a transaction that fails to begin releases its connection (PostgreSQL)', () =>
  withOneConnection(async (database) => {
    const isolationLevel = 'none' as 'serializable';
    await expect(database.transaction(() => select(database, sql<number>`1`), { isolationLevel })).rejects.toThrow();
    expect(await select(database, sql<number>`2`)).toBe(2);
  }));

test('a transaction with a timed-out statement releases its connection (PostgreSQL)', () =>
  withOneConnection(async (database) => {
    const transaction = database.transaction((tx) => tx.execute(sql`select pg_sleep(5)`));
    await expect(transaction).rejects.toThrow();
    expect(await select(database, sql<number>`2`)).toBe(2);
  }));

test('a rolled-back transaction reuses its connection (PostgreSQL)', () =>
  withOneConnection(async (database) => {
    const pid = () => select(database, sql<number>`pg_backend_pid()`);
    const before = await pid();
    await expect(database.transaction(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await pid()).toBe(before);
  }));
