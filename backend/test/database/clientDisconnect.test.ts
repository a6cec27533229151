import { get } from 'node:http';
import type { Rol } from '@coop/domain';
import { afterAll, beforeAll, describe, expect, it, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { Pool } from 'pg';
import type { Database } from '../../src/platform/database/database.js';
import {
  abortableByClient,
  clientSignal,
  isClientDisconnect,
  onPool,
} from '../../src/platform/database/pool/onPool.js';
import { until } from '../support/until.js';
import { useApp } from '../support/useApp.js';

describe('connection of a disconnected client (PostgreSQL)', () => {
  let pool: Pool;
  let database: Database;
  beforeAll(() => {
    const options = '-c client_connection_check_interval=100';
    pool = new Pool({ connectionString: process.env.DATABASE_URL, max: 1, options });
    pool.on('error', () => undefined);
    database = onPool(pool);
  });
  afterAll(() => pool.end());

  /** Runs a statement for a client that disconnects after `leavesAfter` ms. */
  const runAndDisconnect = (what: ReturnType<typeof sql>, leavesAfter: number) =>
    clientSignal.run(AbortSignal.timeout(leavesAfter), () => abortableByClient(database).execute(what));
  const pid = async () => {
    const { rows } = (await database.execute(sql`select pg_backend_pid() as pid`)) as unknown as {
      rows: { pid: number }[];
    };
    return rows[0]?.pid;
  };
  const isAlive = async (one: number | undefined) => {
    const { rows } = (await database.execute(sql`select 1 from pg_stat_activity where pid = ${one}`)) as unknown as {
      rows: unknown[];
    };
    return rows.length > 0;
  };

  it('is closed, and the next query gets another one', async () => {
    for (let time = 0; time < 5; time++) {
      const before = await pid();
      const slow = runAndDisconnect(sql`select pg_sleep(20)`, 50);
      expect(isClientDisconnect(await slow.catch((error: unknown) => error))).toBe(true);
      await until(async () => !(await isAlive(before)), 1_000);
      expect(pool.totalCount).toBe(1);
    }
  });

  it('stays open when the response comes first', async () => {
    const before = await pid();
    await runAndDisconnect(sql`select pg_sleep(0.1)`, 50);
    expect(await pid()).toBe(before);
  });

  it('stays open and runs no statement that was still queued', async () => {
    const before = await pid();
    const busy = database.execute(sql`select pg_sleep(0.3)`).then(() => undefined);
    const late = runAndDisconnect(sql`select 1 / 0`, 50);
    expect(isClientDisconnect(await late.catch((error: unknown) => error))).toBe(true);
    await busy;
    expect(await pid()).toBe(before);
  });

  it('stays open during a transaction, which completes', async () => {
    const written = clientSignal.run(AbortSignal.timeout(50), () =>
      abortableByClient(database).transaction((tx) => tx.execute(sql`select pg_sleep(0.6)`)),
    );
    await expect(written).resolves.toBeDefined();
  });
});

describe('client disconnect (PostgreSQL)', () => {
  const app = useApp();
  let database: Database;
  beforeAll(async () => {
    database = app.database;
  });

  /** Runs `act` while an exclusive lock blocks reads of the table. */
  async function withLockedTable(table: string, act: () => Promise<void>): Promise<void> {
    await database.transaction(async (tx) => {
      await tx.execute(sql`lock table ${sql.identifier(table)} in access exclusive mode`);
      await act();
    });
  }

  /** Counts the statements that wait for a lock. */
  const countWaiting = async () => {
    const { rows } = (await database.execute(
      sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    )) as unknown as { rows: unknown[] };
    return rows.length;
  };

  function send(path: string, rol?: Rol) {
    const headers = rol && { authorization: `Bearer ${app.tokens[rol]}` };
    const request = get(app.origin + path, { agent: false, ...(headers && { headers }) });
    const status = new Promise<number | undefined>((resolve) => {
      request.on('response', (response) => resolve(response.resume().statusCode)).on('error', () => resolve(undefined));
    });
    return { status, leave: () => request.destroy() };
  }

  it.each<[string, string, string, Rol | undefined]>([
    ['a list', '/api/contactanos/consultas', 'contactanos_consultas', 'comercial'],
    ['a searched list', '/api/contactanos/consultas?filter={"q":"casa"}', 'contactanos_consultas', 'comercial'],
    ['an export', '/api/contactanos/consultas/exportar', 'contactanos_consultas', 'comercial'],
    ['the audit log', '/api/sitio/auditoria', 'historial', 'administrador'],
    ['the panel', '/api/panel', 'contactanos_consultas', 'comercial'],
    ['the trends', '/api/panel/tendencias', 'contactanos_consultas', 'comercial'],
    ['a public list', '/api/publico/novedades', 'publicado_novedades', undefined],
    ['the public search', '/api/publico/busqueda?q=casa', 'busqueda', undefined],
  ])('cancels the statement of %s', async (_, path, table, rol) => {
    await withLockedTable(table, async () => {
      const { leave } = send(path, rol);
      await until(async () => (await countWaiting()) > 0, 3_000);
      leave();
      await until(async () => (await countWaiting()) === 0, 1_000);
    });
    expect(await send(path, rol).status).toBe(200);
  });

  it.each<[string, string, string, Rol | undefined]>([
    ['of staff', '/api/contactanos/consultas', 'contactanos_consultas', 'comercial'],
    ['shared by visitors', '/api/publico/remates', 'publicado_remates', undefined],
  ])('does not affect another client of the same list %s', async (_, path, table, rol) => {
    let other: ReturnType<typeof send> | undefined;
    await withLockedTable(table, async () => {
      const one = send(path, rol);
      await until(async () => (await countWaiting()) > 0, 3_000);
      other = send(path, rol);
      await new Promise((resolve) => setTimeout(resolve, 300));
      one.leave();
      await new Promise((resolve) => setTimeout(resolve, 800));
    });
    expect(await other?.status).toBe(200);
  });
});

test('abortableByClient returns the same database on PGlite', async () => {
  const database = {} as Database;
  expect(clientSignal.run(AbortSignal.abort(), () => abortableByClient(database))).toBe(database);
});
