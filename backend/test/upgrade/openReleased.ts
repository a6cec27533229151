import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { drizzle as onPostgres } from 'drizzle-orm/node-postgres';
import { migrate as migratePostgres } from 'drizzle-orm/node-postgres/migrator';
import { drizzle as onPglite } from 'drizzle-orm/pglite';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import { Client } from 'pg';
import { v7 as uuidv7 } from 'uuid';
import { type Connection, connect, toPglite } from '../../src/platform/database/connect.js';
import { migrations } from '../../src/platform/database/migrations.js';
import { openPglite } from '../../src/platform/database/pglite.js';

/** A row as it stood in that table, by its columns. */
export type ReleasedRow = [table: string, row: Record<string, unknown>];

type Query = (statement: string, values: unknown[]) => Promise<unknown>;

/**
 * The rows that the server of a release wrote: `x.y.z.jsonl.gz` beside this file, one `["table",{column: value}]` a line,
 * each after those that it refers to. They are of its demonstration, some of every table and of every state.
 */
export const releasedRows = (version: string): ReleasedRow[] =>
  gunzipSync(readFileSync(path.join(import.meta.dirname, `${version}.jsonl.gz`)))
    .toString()
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));

/** Opens a database with those rows in the tables of that many migrations, upgraded as a start does. */
export async function openReleased(rows: readonly ReleasedRow[], made: number): Promise<Connection> {
  const migrationsFolder = firstMigrations(made);
  try {
    return await (process.env.TEST_DATABASE === 'postgres' ? upgradePostgres : upgradePglite)(rows, migrationsFolder);
  } finally {
    rmSync(migrationsFolder, { recursive: true });
  }
}

async function upgradePglite(rows: readonly ReleasedRow[], migrationsFolder: string): Promise<Connection> {
  const pglite = openPglite();
  await migratePglite(onPglite(pglite), { migrationsFolder });
  await insert(rows, (statement, values) => pglite.query(statement, values));
  return toPglite(pglite);
}

async function upgradePostgres(rows: readonly ReleasedRow[], migrationsFolder: string): Promise<Connection> {
  const server = String(process.env.DATABASE_URL);
  const name = `coop_test_${uuidv7().replaceAll('-', '')}`;
  await within(server, (client) => client.query(`create database ${name}`));
  const url = new URL(server);
  url.pathname = `/${name}`;
  await within(url.href, async (client) => {
    await migratePostgres(onPostgres(client), { migrationsFolder });
    await insert(rows, (statement, values) => client.query(statement, values));
  });
  const { close, ...opened } = await connect({ DATABASE_URL: url.href, DATA_DIR: '' });
  const drop = async () => {
    await close();
    await within(server, (client) => client.query(`drop database ${name} with (force)`));
  };
  return { ...opened, close: drop };
}

export async function within(url: string, work: (client: Client) => Promise<unknown>): Promise<void> {
  const client = new Client(url);
  await client.connect();
  await work(client).finally(() => client.end());
}

async function insert(rows: readonly ReleasedRow[], query: Query): Promise<void> {
  for (const [table, row] of rows) {
    const columns = Object.keys(row).map((column) => `"${column}"`);
    const statement = `insert into "${table}" (${columns}) select ${columns} from jsonb_populate_record(null::"${table}", $1)`;
    await query(statement, [JSON.stringify(row)]);
  }
}

/** A folder with the first of our migrations. */
export function firstMigrations(count: number): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'kantuta-migraciones-'));
  cpSync(migrations.migrationsFolder, folder, { recursive: true });
  const journal = path.join(folder, 'meta/_journal.json');
  const { entries, ...rest } = JSON.parse(readFileSync(journal, 'utf8'));
  writeFileSync(journal, JSON.stringify({ ...rest, entries: entries.slice(0, count) }));
  return folder;
}
