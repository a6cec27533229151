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

/** Table name and a row of it, by column. */
export type ReleasedRow = [table: string, row: Record<string, unknown>];

type Query = (statement: string, values: unknown[]) => Promise<unknown>;

/**
 * Rows that the server of a release wrote: `x.y.z.jsonl.gz` beside this file holds one `["table",{column: value}]` per
 * line, each after the rows that it references. They cover every table and state of its demo data.
 */
export const releasedRows = (version: string): ReleasedRow[] =>
  gunzipSync(readFileSync(path.join(import.meta.dirname, `${version}.jsonl.gz`)))
    .toString()
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));

/** Opens a database with the rows in the tables of the first `migrationCount` migrations, upgraded as at startup. */
export async function openReleased(rows: readonly ReleasedRow[], migrationCount: number): Promise<Connection> {
  const migrationsFolder = firstMigrations(migrationCount);
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

/** Temporary folder with the first `count` migrations. */
export function firstMigrations(count: number): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'kantuta-migraciones-'));
  cpSync(migrations.migrationsFolder, folder, { recursive: true });
  const journal = path.join(folder, 'meta/_journal.json');
  const { entries, ...rest } = JSON.parse(readFileSync(journal, 'utf8'));
  writeFileSync(journal, JSON.stringify({ ...rest, entries: entries.slice(0, count) }));
  return folder;
}
