import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Client } from 'pg';
import { locks } from '../../src/platform/database/locks.js';
import { countMigrations } from '../../src/platform/database/migrations.js';
import { openPooled } from '../support/openPooled.js';
import { runStartup } from '../support/runStartup.js';
import { withEmptyDatabase } from '../support/withEmptyDatabase.js';
import { firstMigrations } from '../upgrade/openReleased.js';

const EXAMPLE = path.join(import.meta.dirname, '../../../docs/ejemplos/primeros-pasos.json');
const [office] = JSON.parse(readFileSync(EXAMPLE, 'utf8')).agencias;

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'kantuta-base-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const migrar = (url: URL) => runStartup('migrar', { DATABASE_URL: url.href, DATA_DIR: folder });
/** Runs comprobar with most settings missing; it reports those faults as well. */
const comprobar = (url: URL) => runStartup('comprobar', { DATABASE_URL: url.href, DATA_DIR: folder });

async function runOn(url: URL, statement: string) {
  const client = new Client(url.href);
  await client.connect();
  return client.query(statement).finally(() => client.end());
}

/** Applies only the first `count` migrations to an empty database. */
async function migrateFirst(url: URL, count: number) {
  const migrationsFolder = firstMigrations(count);
  const client = new Client(url.href);
  await client.connect();
  await client.query('create extension pg_trgm');
  await migrate(drizzle(client), { migrationsFolder }).finally(() => client.end());
  rmSync(migrationsFolder, { recursive: true });
}

const countTables = async (url: URL) =>
  (await runOn(url, `select from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`)).rowCount;

describe('primerosPasos', () => {
  it('writes nothing while another run is in progress', () =>
    withEmptyDatabase(async ({ url }) => {
      const file = path.join(folder, 'primeros-pasos.json');
      writeFileSync(file, JSON.stringify({ agencias: [office] }));
      const other = new Client(url.href);
      await other.connect();
      await other.query('select pg_advisory_lock($1)', [locks.firstDay]);
      const settings = { NODE_ENV: 'test', DATABASE_URL: url.href, DATA_DIR: folder };
      const { code, output } = await runStartup('../primerosPasos', settings, file);
      expect([code, output]).toEqual([1, expect.stringContaining('Otra orden de primeros pasos está en marcha')]);
      const { rows } = await other.query('select nombre from sitio_agencias');
      expect(rows).toEqual([]);
      await other.end();
    }));
});

describe('migrar', () => {
  it('migrates an earlier database, and reports when it is up to date', () =>
    withEmptyDatabase(async ({ url }) => {
      await migrateFirst(url, 30);
      const pending = countMigrations() - 30;
      const { code, output } = await migrar(url);
      expect([code, output]).toEqual([0, expect.stringContaining(`aplicadas: ${pending}, hasta 00`)]);
      expect(await migrar(url)).toEqual({ code: 0, output: 'La base ya estaba en esta versión.\n' });
    }));

  it('rejects a 0.4.0 database in use and names the processes to stop', () =>
    withEmptyDatabase(async ({ url }) => {
      await migrateFirst(url, 13);
      const served = new Client(url.href);
      await served.connect();
      const { code, output } = await migrar(url);
      expect([code, output]).toEqual([1, expect.stringContaining('Detenga antes los procesos de la 0.4.0')]);
      const { rows } = await served.query('select count(*)::int as made from drizzle.__drizzle_migrations');
      expect(rows).toEqual([{ made: 13 }]);
      await served.end();
      expect(await migrar(url)).toMatchObject({ code: 0 });
    }));

  it('marks an empty database as a real installation', () =>
    withEmptyDatabase(async ({ url }) => {
      expect(await migrar(url)).toMatchObject({ code: 0 });
      const { rows } = await runOn(url, `select valor from instalacion where clave = 'clase'`);
      expect(rows).toEqual([{ valor: 'produccion' }]);
    }));

  it('resumes after a first migration that was killed', () =>
    withEmptyDatabase(async ({ url }) => {
      const columns = '(id serial primary key, hash text not null, created_at bigint)';
      await runOn(url, `create schema drizzle; create table drizzle.__drizzle_migrations ${columns}`);
      expect(await migrar(url)).toEqual({
        code: 0,
        output: expect.stringContaining(`aplicadas: ${countMigrations()}`),
      });
    }));

  it.each([
    ['the database of another system', 'create table pedidos ()', 'tablas de otro sistema'],
    [
      'the database of a later version',
      'create schema drizzle; create table drizzle.__drizzle_migrations as select 9999999999999 as created_at',
      'posterior',
    ],
  ])('does not change %s', (_, made, message) =>
    withEmptyDatabase(async ({ url }) => {
      await runOn(url, made);
      const before = await countTables(url);
      expect(await migrar(url)).toEqual({ code: 1, output: expect.stringContaining(message) });
      expect(await countTables(url)).toBe(before);
    }),
  );
});

describe('comprobar', () => {
  it('reports database faults with all others, and changes nothing', () =>
    withEmptyDatabase(async ({ url }) => {
      await runOn(url, 'create table pedidos ()');
      const { code, output } = await comprobar(url);
      expect(code).toBe(1);
      for (const fault of ['DATABASE_URL: tiene tablas de otro sistema', 'ORIGIN:', 'HASH_SALT:'])
        expect(output).toContain(fault);
      expect(await countTables(url)).toBe(1);
    }));

  it('reports an unreachable database', async () => {
    const { code, output } = await comprobar(new URL('postgres://nadie@127.0.0.1:9/nada'));
    expect([code, output]).toEqual([
      1,
      expect.stringContaining('DATABASE_URL: no se puede usar: connect ECONNREFUSED'),
    ]);
  });

  it('accepts an empty database without changing it', () =>
    withEmptyDatabase(async ({ url }) => {
      expect((await comprobar(url)).output).not.toContain('DATABASE_URL');
      expect(await countTables(url)).toBe(0);
    }));
});

it('rejects DATABASE_URL of a pool in transaction mode, and changes nothing through it', () =>
  withEmptyDatabase(async ({ url }) => {
    const pool = await openPooled(url);
    const rule = 'lleva a un pool que reparte sus sesiones (pool_mode=transaction): nombre la misma base sin él';
    expect((await comprobar(pool.url)).output).toContain(`DATABASE_URL: ${rule}`);
    expect(await migrar(pool.url)).toEqual({ code: 1, output: expect.stringContaining(`DATABASE_URL ${rule}`) });
    expect(await countTables(url)).toBe(0);
    await pool.close();
  }));
