import { Client } from 'pg';
import { v7 as uuidv7 } from 'uuid';
import { connect } from '../../src/platform/database/connect.js';
import { emptyTables, structureOf } from './emptyTables.js';
import { migrationsHash } from './migrationsHash.js';
import type { TestConnection } from './openTestDatabase.js';

type Own = { name: string; url: string; migrated: string };

/** Those that were closed with the tables that they were opened with: emptied, they serve the next file of this worker. */
const free: Own[] = [];

/** A migrated database of its own on that server: making one takes half a second, emptying it a tenth. */
export async function openOnPostgres(url: string): Promise<TestConnection> {
  const own = free.pop() ?? (await make(url));
  const { close, ...opened } = await connect({ DATABASE_URL: own.url, DATA_DIR: '' });
  let isOpen = true;
  const end = async (keep: (own: Own) => Promise<boolean>) => {
    if (!isOpen) return;
    isOpen = false;
    await close();
    if (await keep(own)) free.push(own);
    // Whoever still listens on it is cut off, as when a server goes down.
    else await asked(url, (client) => client.query(`drop database ${own.name} with (force)`));
  };
  return { ...opened, lose: () => end(async () => false), close: () => end(isEmptied) };
}

/** A copy of what is migrated once for all. `endRun` drops it by the name of the run. */
async function make(server: string): Promise<Own> {
  const template = await migratedOnce(server);
  const name = `coop_test_${process.env.TEST_RUN}_${uuidv7().replaceAll('-', '')}`;
  await asked(server, (client) => client.query(`create database ${name} template ${template}`));
  const url = addressOf(server, name);
  return { name, url, migrated: await asked(url, (client) => structureOf(asking(client))) };
}

/** Whether it is as it was made. Who is still on it would tell the next file what happened in this one. */
const isEmptied = ({ url, migrated }: Own): Promise<boolean> =>
  asked(url, async (client) => {
    await client.query(
      'select pg_terminate_backend(pid, 5000) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    );
    const ask = asking(client);
    if ((await structureOf(ask)) !== migrated) return false;
    await emptyTables(ask);
    return true;
  });

const ONE_AT_A_TIME = 7307;

/** Makes the template unless this or another worker has; its name says that it is whole. */
function migratedOnce(server: string): Promise<string> {
  const name = `coop_template_${migrationsHash()}`;
  return asked(server, async (client) => {
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

const asking =
  (client: Client) =>
  async (statement: string): Promise<Record<string, string>[]> =>
    (await client.query<Record<string, string>>(statement)).rows;

/** What is asked on a connection of its own. */
async function asked<T>(url: string, ask: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client(url);
  await client.connect();
  try {
    return await ask(client);
  } finally {
    await client.end();
  }
}
