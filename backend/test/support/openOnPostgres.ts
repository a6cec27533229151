import { Client } from 'pg';
import { v7 as uuidv7 } from 'uuid';
import { connect } from '../../src/platform/database/connect.js';
import { migrationsHash } from './migrationsHash.js';
import type { TestConnection } from './openTestDatabase.js';

/** A database of its own on that server, copied from one that is migrated once for all. */
export async function openOnPostgres(url: string): Promise<TestConnection> {
  const template = await migrated(url);
  const name = `coop_test_${uuidv7().replaceAll('-', '')}`;
  await once(url, `create database ${name} template ${template}`);
  const { close, ...opened } = await connect({ DATABASE_URL: addressOf(url, name), DATA_DIR: '' });
  let isOpen = true;
  const drop = async () => {
    if (!isOpen) return;
    isOpen = false;
    await close();
    // Whoever still listens on it is cut off, as when a server goes down.
    await once(url, `drop database ${name} with (force)`);
  };
  return { ...opened, lose: drop, close: drop };
}

const ONE_AT_A_TIME = 7307;

/** Makes the template unless this or another worker has; its name says that it is whole. */
async function migrated(url: string): Promise<string> {
  const name = `coop_template_${migrationsHash()}`;
  const client = new Client(url);
  await client.connect();
  try {
    await client.query(`select pg_advisory_lock(${ONE_AT_A_TIME})`);
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (rowCount) return name;
    const unfinished = `${name}_unfinished`;
    await client.query(`drop database if exists ${unfinished}`);
    await client.query(`create database ${unfinished}`);
    const { close } = await connect({ DATABASE_URL: addressOf(url, unfinished), DATA_DIR: '' });
    await close();
    await client.query(`alter database ${unfinished} rename to ${name}`);
    return name;
  } finally {
    await client.end();
  }
}

function addressOf(url: string, database: string): string {
  const own = new URL(url);
  own.pathname = `/${database}`;
  return own.href;
}

async function once(url: string, statement: string) {
  const client = new Client(url);
  await client.connect();
  await client.query(statement).finally(() => client.end());
}
