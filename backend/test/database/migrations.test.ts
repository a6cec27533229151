import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { Client } from 'pg';
import { connect } from '../../src/platform/database/connect.js';
import { findFilledTables } from '../../src/platform/database/installation.js';
import { allTables } from '../../src/platform/database/tables/allTables.js';
import { withEmptyDatabase } from '../support/withEmptyDatabase.js';

const { generateDrizzleJson, generateMigration } = createRequire(import.meta.url)('drizzle-kit/api');
// It gives every list of the process one more property, which the loops of others would meet.
Reflect.deleteProperty(Array.prototype, 'random');
const meta = path.join(import.meta.dirname, '../../drizzle/meta');

const lastSnapshot = () => {
  const names = readdirSync(meta).filter((name) => name.endsWith('_snapshot.json'));
  return JSON.parse(readFileSync(path.join(meta, names.sort().at(-1) as string), 'utf8'));
};

describe('the migrations', () => {
  // drizzle-kit's own command ends with 0 when it can't ask about a rename, so its exit code proves nothing.
  it('make the tables that the sections describe: run `npm run migration` when this fails', async () => {
    expect(await generateMigration(lastSnapshot(), generateDrizzleJson(allTables))).toEqual([]);
  });

  const onPostgres = process.env.TEST_DATABASE === 'postgres' ? it : it.skip;
  onPostgres('wait as long as it takes for whoever else migrates, and say so', () =>
    withEmptyDatabase(async ({ url, name, server }) => {
      // A patience that requests may have is not that of a migration.
      await server.query(`alter database ${name} set statement_timeout = 500`);
      const migrating = new Client(url.href);
      await migrating.connect();
      await migrating.query('select pg_advisory_lock(7306)');
      const said: string[] = [];
      const connecting = connect({ DATABASE_URL: url.href, DATA_DIR: '' }, (event) => said.push(event));
      await new Promise((resolve) => setTimeout(resolve, 1_500));
      expect(said).toEqual([expect.stringContaining('waiting')]);
      await migrating.end();
      const { close, database } = await connecting;
      expect(await findFilledTables(database)).toEqual([]);
      await close();
    }),
  );

  onPostgres('say in Spanish what to do where nobody may take the extension for searches in', () =>
    withEmptyDatabase(async ({ url, name, server }) => {
      await server.query(`create role ${name}`);
      url.searchParams.set('options', `-c role=${name}`);
      await expect(connect({ DATABASE_URL: url.href, DATA_DIR: '' })).rejects.toThrow('CREATE EXTENSION pg_trgm;');
      await server.query(`drop role ${name}`);
    }),
  );
});
