import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import { connect } from '../../src/platform/database/connect.js';
import { findFilledTables } from '../../src/platform/database/installation.js';
import { migrateAlone } from '../../src/platform/database/migrateAlone.js';
import { allTables } from '../../src/platform/database/tables/allTables.js';
import { openTestDatabase } from '../support/openTestDatabase.js';
import { until } from '../support/until.js';
import { withEmptyDatabase } from '../support/withEmptyDatabase.js';
import { within } from '../upgrade/openReleased.js';

const { generateDrizzleJson, generateMigration } = createRequire(import.meta.url)('drizzle-kit/api');
// drizzle-kit adds a property to Array.prototype, which loops over arrays would include.
Reflect.deleteProperty(Array.prototype, 'random');
const meta = path.join(import.meta.dirname, '../../drizzle/meta');

const lastSnapshot = () => {
  const names = readdirSync(meta).filter((name) => name.endsWith('_snapshot.json'));
  return JSON.parse(readFileSync(path.join(meta, names.sort().at(-1) as string), 'utf8'));
};

/** Creates a folder with only the given migration. */
function migrationOf(statement: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'kantuta-migracion-'));
  mkdirSync(path.join(folder, 'meta'));
  const entries = [{ idx: 0, version: '7', when: 1, tag: '0000_una', breakpoints: true }];
  writeFileSync(
    path.join(folder, 'meta/_journal.json'),
    JSON.stringify({ version: '7', dialect: 'postgresql', entries }),
  );
  writeFileSync(path.join(folder, '0000_una.sql'), statement);
  return folder;
}

describe('database migrations', () => {
  // drizzle-kit's own command ends with 0 when it can't ask about a rename, so its exit code proves nothing.
  it('create the described tables: run `npm run migration` when this fails', async () => {
    expect(await generateMigration(lastSnapshot(), generateDrizzleJson(allTables))).toEqual([]);
  });

  // Recreating a generated column drops its indexes, which drizzle-kit does not know.
  it('keep every described index', async () => {
    const { database, close } = await openTestDatabase();
    const rows = await database.select({ name: sql<string>`indexname` }).from(sql`pg_indexes`);
    await close();
    const made = new Set(rows.map(({ name }) => name));
    const described = Object.values<{ indexes: object }>(lastSnapshot().tables).flatMap(({ indexes }) =>
      Object.keys(indexes),
    );
    expect(described.length).toBeGreaterThan(500);
    expect(described.filter((name) => !made.has(name))).toEqual([]);
  });

  const onPostgres = process.env.TEST_DATABASE === 'postgres' ? it : it.skip;
  onPostgres('wait for another migration without a timeout, and report it', () =>
    withEmptyDatabase(async ({ url, name, server }) => {
      // The statement timeout of requests does not apply to migrations.
      await server.query(`alter database ${name} set statement_timeout = 500`);
      const migrating = new Client(url.href);
      await migrating.connect();
      await migrating.query('select pg_advisory_lock(7306)');
      const events: string[] = [];
      const connecting = connect({ DATABASE_URL: url.href, DATA_DIR: '' }, (event) => events.push(event));
      await new Promise((resolve) => setTimeout(resolve, 1_500));
      expect(events).toEqual([expect.stringContaining('waiting')]);
      await migrating.end();
      const { close, database } = await connecting;
      expect(await findFilledTables(database)).toEqual([]);
      await close();
    }),
  );

  onPostgres('don’t block other queries while they wait for a table in use', () =>
    withEmptyDatabase(async ({ url }) => {
      const reader = new Client(url.href);
      await reader.connect();
      await reader.query('create table leida (a int)');
      await reader.query('begin; select * from leida');
      const migrationsFolder = migrationOf('alter table leida add column b int');
      const events: string[] = [];
      const migrating = migrateAlone(url.href, (event) => events.push(event), { migrationsFolder });
      await until(async () => events.some((event) => event.includes('lets the others finish')));
      await within(url.href, (other) => other.query('select a from leida'));
      await reader.query('commit');
      await migrating;
      expect((await reader.query('select * from leida')).fields.map(({ name }) => name)).toEqual(['a', 'b']);
      await reader.end();
      rmSync(migrationsFolder, { recursive: true });
    }),
  );

  onPostgres('explain in Spanish how to create the pg_trgm extension without permission', () =>
    withEmptyDatabase(async ({ url, name, server }) => {
      await server.query(`create role ${name}`);
      url.searchParams.set('options', `-c role=${name}`);
      await expect(connect({ DATABASE_URL: url.href, DATA_DIR: '' })).rejects.toThrow('CREATE EXTENSION pg_trgm;');
      await server.query(`drop role ${name}`);
    }),
  );
});
