import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { readConfig } from '../../src/platform/config/config.js';
import { openPglite } from '../../src/platform/database/pglite.js';
import { claimDatabase, openOwn } from '../../src/startup/claimDatabase.js';
import { firstMigrations } from '../upgrade/openReleased.js';

/** Number of migrations of an earlier version that marked the owner of the database. */
const EARLIER_MIGRATIONS = 23;

/** Two folders, each created once and copied for tests that change it: an empty database, and one of the earlier version. */
let empty: string;
let earlier: string;
let folder: string;
beforeAll(async () => {
  empty = newFolder();
  await within(() => Promise.resolve(), empty);
  earlier = copyOf(empty);
  const migrationsFolder = firstMigrations(EARLIER_MIGRATIONS);
  await within(async (pglite) => {
    await migrate(drizzle(pglite), { migrationsFolder });
    await pglite.query(`insert into instalacion values ('clase', 'produccion')`);
  }, earlier);
  rmSync(migrationsFolder, { recursive: true });
});
beforeEach(() => {
  folder = copyOf(earlier);
});
const remove = (made: string) => rmSync(made, { recursive: true });
afterEach(() => remove(folder));
afterAll(() => [empty, earlier].forEach(remove));

const newFolder = () => mkdtempSync(path.join(tmpdir(), 'kantuta-propia-'));

function copyOf(made: string): string {
  const copy = newFolder();
  cpSync(made, copy, { recursive: true });
  return copy;
}

async function within<T>(work: (pglite: ReturnType<typeof openPglite>) => Promise<T>, where = folder): Promise<T> {
  const pglite = openPglite({ dataDir: path.join(where, 'pglite') });
  return work(pglite).finally(() => pglite.close());
}

const countMigrations = () =>
  within(async (pglite) => {
    const { rows } = await pglite.query<{ count: number }>(
      'select count(*)::int as count from drizzle.__drizzle_migrations',
    );
    return rows[0]?.count;
  });
const open = (NODE_ENV: 'production' | 'test') =>
  openOwn({ ...readConfig({ NODE_ENV: 'test', DATA_DIR: folder }), NODE_ENV }, claimDatabase);

it('openOwn rejects a database with another owner and leaves it unchanged', async () => {
  await expect(open('test')).rejects.toThrow('la base de una instalación real, que NODE_ENV=test no toca');
  expect(await countMigrations()).toBe(EARLIER_MIGRATIONS);
});

it('openOwn rejects an unmarked database with real users', async () => {
  await within(async (pglite) => {
    await pglite.query('drop table instalacion');
    await pglite.query(`insert into usuarios (id, version, nombre, email, rol, estado, creado_en, actualizado_en)
      values ('a', 1, 'Ana', 'ana@cooperativa.bo', 'administrador', 'activo', now(), now())`);
  });
  await expect(open('test')).rejects.toThrow('la base de una instalación real, que NODE_ENV=test no toca');
  expect(await countMigrations()).toBe(EARLIER_MIGRATIONS);
});

it('openOwn rejects the database of another system, in every environment', async () => {
  remove(folder);
  folder = copyOf(empty);
  await within((pglite) => pglite.query('create table facturas (id int)'));
  for (const environment of ['test', 'production'] as const)
    await expect(open(environment)).rejects.toThrow('tablas de otro sistema');
  const tables = await within((pglite) => pglite.query(`select from pg_tables where schemaname = 'public'`));
  expect(tables.rows).toHaveLength(1);
});

it('openOwn migrates a database marked as its own', async () => {
  const connection = await open('production');
  await connection.close();
  expect(await countMigrations()).toBeGreaterThan(EARLIER_MIGRATIONS);
});
