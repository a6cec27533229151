import { afterEach, expect, test } from '@jest/globals';
import { type SQL, sql } from 'drizzle-orm';
import { Pool } from 'pg';
import type { Database } from '../../src/platform/database/database.js';
import { Replica, VisitorReads } from '../../src/platform/database/replica.js';
import { openTestDatabase } from '../support/openTestDatabase.js';
import { startApp, type TestApp } from '../support/startApp.js';
import { until } from '../support/until.js';

// `npm run trial:cluster` covers replication, lag and failover, which need servers of their own.
let app: TestApp | undefined;
let pools: Pool[] = [];
afterEach(async () => {
  await app?.close();
  await Promise.all(pools.map((pool) => pool.end()));
  pools = [];
});

/** Starts the server with the database at `replicaUrl` as its replica. */
async function startBeside(replicaUrl: string): Promise<TestApp> {
  const [first, replica] = [process.env.DATABASE_URL as string, replicaUrl].map(
    (connectionString) => new Pool({ connectionString, connectionTimeoutMillis: 1_000 }),
  ) as [Pool, Pool];
  pools = [first, replica];
  app = await startApp({}, { ...(await openTestDatabase()), replica: new Replica(replica, first) });
  return app;
}

const partes = async ({ anonymous }: TestApp) => (await anonymous.get('/api/salud/listo').expect(200)).body.partes;

test('an unreachable replica affects no request and is reported by the health check (PostgreSQL)', async () => {
  const server = await startBeside('postgres://nadie@127.0.0.1:9/nada');
  await server.anonymous.get('/api/publico/novedades').expect(200);
  await server.anonymous.get('/api/publico/busqueda?q=ahorro').expect(200);
  expect(await partes(server)).toEqual({ base: 'ok', carpeta: 'ok', proceso: 'ok', replica: 'falla' });
});

test('a replica that follows no primary is not queried (PostgreSQL)', async () => {
  // An unrelated database: a query on it would find no table.
  const server = await startBeside(process.env.DATABASE_URL as string);
  await server.anonymous.get('/api/publico/novedades').expect(200);
  expect(await partes(server)).toMatchObject({ replica: 'falla' });
  const reads = server.app.get(VisitorReads, { strict: false });
  const [lag, answers] = await Promise.all(reads.readings().map(async ({ read }) => (await read())[0]?.value));
  expect(lag).toBeGreaterThan(0);
  expect(answers).toBe(0);
});

/** The primary itself, which reports that it is a replica without lag. */
class Whole extends Replica {
  override query = async () => ({ follows: true, has: true });
}

test('a replica is disabled when it is unreachable, not after a failed or slow query (PostgreSQL)', async () => {
  const connection = await openTestDatabase();
  const [first, own] = [1, 2].map(() => new Pool({ connectionString: process.env.DATABASE_URL })) as [Pool, Pool];
  pools = [first];
  app = await startApp({}, { ...connection, replica: new Whole(own, first) });
  const reads = app.app.get(VisitorReads, { strict: false });
  await until(() => reads.state() === 'ok');
  /** Returns the state of the replica before each attempt of a query. */
  async function statesOf(question: (database: Database) => Promise<unknown>) {
    const states: unknown[] = [];
    const selectOne = (database: Database) => {
      states.push(reads.state());
      return question(database);
    };
    await reads.queryReplica(selectOne).catch(() => undefined);
    return states;
  }
  const tooLong = (database: Database) =>
    database.transaction(async (tx) => {
      await tx.execute(sql`set local statement_timeout = 1`);
      await tx.execute(sql`select pg_sleep(1)`);
    });
  const asOf = (statement: SQL) => (database: Database) => database.execute(statement);
  for (const question of [asOf(sql`select 1 / 0`), asOf(sql`select from de_otra_version`), tooLong]) {
    await until(() => reads.state() === 'ok');
    expect(await statesOf(question)).toEqual(['ok', 'ok']);
  }
  await own.end();
  expect(await statesOf(asOf(sql`select 1`))).toEqual(['ok', 'falla']);
});
