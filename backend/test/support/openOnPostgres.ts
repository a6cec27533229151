import { Client } from 'pg';
import { v7 as uuidv7 } from 'uuid';
import { connect } from '../../src/platform/database/connect.js';
import { emptyTables, structureOf } from './emptyTables.js';
import { migrationsHash } from './migrationsHash.js';
import type { TestConnection } from './openTestDatabase.js';

type Own = { name: string; url: string; migrated: string };

/** Databases closed with an unchanged schema. The next test file of this worker reuses them, emptied. */
const free: Own[] = [];

/** Opens a migrated database on the server. Creating one takes half a second, emptying one a tenth. */
export async function openOnPostgres(url: string): Promise<TestConnection> {
  const own = free.pop() ?? (await make(url));
  const { close, ...opened } = await connect({ DATABASE_URL: own.url, DATA_DIR: '' });
  let isOpen = true;
  const end = async (shouldKeep: (own: Own) => Promise<boolean>) => {
    if (!isOpen) return;
    isOpen = false;
    await close();
    if (await shouldKeep(own)) free.push(own);
    // `force` disconnects the remaining listeners, as a server shutdown does.
    else await withClient(url, (client) => client.query(`drop database ${own.name} with (force)`));
  };
  return { ...opened, lose: () => end(async () => false), close: () => end(isEmptied) };
}

/** Creates a copy of the migrated template. `endRun` drops it by the run id in its name. */
async function make(server: string): Promise<Own> {
  const template = await migratedOnce(server);
  const name = `coop_test_${process.env.TEST_RUN}_${uuidv7().replaceAll('-', '')}`;
  await withClient(server, (client) => client.query(`create database ${name} template ${template}`));
  const url = addressOf(server, name);
  return { name, url, migrated: await withClient(url, (client) => structureOf(queryWith(client))) };
}

/**
 * Empties the database and returns true, or false if its schema changed. Ends other sessions first: they would leak
 * this file's events into the next one.
 */
const isEmptied = ({ url, migrated }: Own): Promise<boolean> =>
  withClient(url, async (client) => {
    await client.query(
      'select pg_terminate_backend(pid, 5000) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    );
    const query = queryWith(client);
    if ((await structureOf(query)) !== migrated) return false;
    await emptyTables(query);
    return true;
  });

const ONE_AT_A_TIME = 7307;

/** Creates the template unless this or another worker already has. The final rename marks it as complete. */
function migratedOnce(server: string): Promise<string> {
  const name = `coop_template_${migrationsHash()}`;
  return withClient(server, async (client) => {
    await client.query(`select pg_advisory_lock(${ONE_AT_A_TIME})`);
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (rowCount) return name;
    const unfinished = `${name}_unfinished`;
    await client.query(`drop database if exists ${unfinished}`);
    await client.query(`create database ${unfinished}`);
    const { close } = await connect({ DATABASE_URL: addressOf(server, unfinished), DATA_DIR: '' });
    await close();
    await client.query(`alter database ${unfinished} rename to ${name}`);
    return name;
  });
}

function addressOf(server: string, database: string): string {
  const own = new URL(server);
  own.pathname = `/${database}`;
  return own.href;
}

const queryWith =
  (client: Client) =>
  async (statement: string): Promise<Record<string, string>[]> =>
    (await client.query<Record<string, string>>(statement)).rows;

/** Runs queries on a dedicated connection. */
async function withClient<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client(url);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
