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

/** So many an earlier version had, which noted whose the database is. */
const BEFORE = 23;

/** Two folders, each created once and copied for tests that change it: an empty database, and one of that version. */
let empty: string;
let earlier: string;
let folder: string;
beforeAll(async () => {
  empty = newFolder();
  await within(() => Promise.resolve(), empty);
  earlier = copyOf(empty);
  const migrationsFolder = firstMigrations(BEFORE);
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

it('a database that notes another owner is refused as it is', async () => {
  await expect(open('test')).rejects.toThrow('la base de una instalación real, que NODE_ENV=test no toca');
  expect(await countMigrations()).toBe(BEFORE);
});

it('so is one that keeps no note yet, where real people work', async () => {
  await within(async (pglite) => {
    await pglite.query('drop table instalacion');
    await pglite.query(`insert into usuarios (id, version, nombre, email, rol, estado, creado_en, actualizado_en)
      values ('a', 1, 'Ana', 'ana@cooperativa.bo', 'administrador', 'activo', now(), now())`);
  });
  await expect(open('test')).rejects.toThrow('la base de una instalación real, que NODE_ENV=test no toca');
  expect(await countMigrations()).toBe(BEFORE);
});

it('so is another system’s, for every command', async () => {
  remove(folder);
  folder = copyOf(empty);
  await within((pglite) => pglite.query('create table facturas (id int)'));
  for (const environment of ['test', 'production'] as const)
    await expect(open(environment)).rejects.toThrow('tablas de otro sistema');
  const tables = await within((pglite) => pglite.query(`select from pg_tables where schemaname = 'public'`));
  expect(tables.rows).toHaveLength(1);
});

it('and one that records its owner is migrated', async () => {
  const connection = await open('production');
  await connection.close();
  expect(await countMigrations()).toBeGreaterThan(BEFORE);
});
