import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { Client } from 'pg';
import { v7 as uuidv7 } from 'uuid';
import { connect } from '../../src/platform/database/connect.js';
import { findFilledTables } from '../../src/platform/database/installation.js';
import { allTables } from '../../src/platform/database/tables/allTables.js';

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
  onPostgres('wait as long as it takes for whoever else migrates, and say so', async () => {
    const server = String(process.env.DATABASE_URL);
    const name = `coop_test_${uuidv7().replaceAll('-', '')}`;
    const other = new Client(server);
    await other.connect();
    await other.query(`create database ${name}`);
    const url = new URL(server);
    url.pathname = `/${name}`;
    // A patience that requests may have is not that of a migration.
    await other.query(`alter database ${name} set statement_timeout = 500`);
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
    await other.query(`drop database ${name}`);
    await other.end();
  });

  onPostgres('say in Spanish what to do where nobody may take the extension for searches in', async () => {
    const server = String(process.env.DATABASE_URL);
    const name = `coop_test_${uuidv7().replaceAll('-', '')}`;
    const owner = new Client(server);
    await owner.connect();
    await owner.query(`create database ${name}`);
    await owner.query(`create role ${name}`);
    const url = new URL(server);
    url.pathname = `/${name}`;
    url.searchParams.set('options', `-c role=${name}`);
    await expect(connect({ DATABASE_URL: url.href, DATA_DIR: '' })).rejects.toThrow('CREATE EXTENSION pg_trgm;');
    await owner.query(`drop database ${name}`);
    await owner.query(`drop role ${name}`);
    await owner.end();
  });
});
