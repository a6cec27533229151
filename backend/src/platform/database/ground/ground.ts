import { existsSync } from 'node:fs';
import path from 'node:path';
import { Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { PGlite } from '@electric-sql/pglite';
import type { ClientBase, Pool } from 'pg';
import { to as copyTo, from } from 'pg-copy-streams';
import type { Config } from '../../config/settings.js';
import { lockFolder } from '../locks.js';
import { migrateAlone } from '../migrateAlone.js';
import { connectAlone } from '../sessions.js';

/** Inserts rows into `table (columns)` from lines in PostgreSQL's COPY text format; all of them or none. */
export type CopyIn = (table: string, source: Readable) => Promise<void>;

const copyOnClient =
  (client: ClientBase): CopyIn =>
  (table, source) =>
    pipeline(source, client.query(from(`copy ${table} from stdin`)));

/** Copies on a connection of its own, which is destroyed if the copy fails. */
export const copyOnPool =
  (pool: Pool): CopyIn =>
  async (table, source) => {
    const client = await pool.connect();
    let isLeft = true;
    try {
      await copyOnClient(client)(table, source);
      isLeft = false;
    } finally {
      client.release(isLeft);
    }
  };

export const copyOnPglite =
  (pglite: PGlite): CopyIn =>
  async (table, source) => {
    const blob = new Blob(await source.toArray());
    await pglite.query(`copy ${table} from '/dev/blob'`, [], { blob });
  };

/** Escapes a value for COPY. */
const written = (value: unknown): string =>
  value === null || value === undefined ? '\\N' : String(value).replace(/[\\\t\n\r]/g, (sign) => SIGNS[sign] ?? sign);

const SIGNS: Readonly<Record<string, string>> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };

/** Formats a row for COPY. */
export const copiedLine = (values: readonly unknown[]): string => `${values.map(written).join('\t')}\n`;

/** A database opened for backup or restore, on either driver. */
export type Ground = {
  query: <Row>(text: string, values?: unknown[]) => Promise<Row[]>;
  /** Writes the output of `copy … to stdout`. */
  copyOut: (query: string, target: Writable) => Promise<void>;
  /** Reads the output of `copyOut`. */
  copyIn: CopyIn;
  migrate: (folder: string) => Promise<void>;
  close: () => Promise<void>;
};

/** Make the output independent of the server's settings. */
const SETTINGS =
  "set timezone = 'UTC'; set datestyle = 'ISO'; set intervalstyle = 'postgres'; set bytea_output = 'hex'";

/**
 * Opens the configured database exclusively. A folder must not be in use by a server, and is created only for `new`.
 */
export async function openGround(
  { DATABASE_URL, DATA_DIR }: Pick<Config, 'DATABASE_URL' | 'DATA_DIR'>,
  which: 'existing' | 'new',
): Promise<Ground> {
  if (!DATABASE_URL && which === 'existing' && !existsSync(databaseIn(DATA_DIR)))
    throw new Error(`No hay base de datos en ${DATA_DIR}: indique DATA_DIR, o DATABASE_URL.`);
  const ground = await (DATABASE_URL ? onServer(DATABASE_URL) : inFolder(DATA_DIR));
  for (const setting of SETTINGS.split('; ')) await ground.query(setting);
  return ground;
}

const databaseIn = (folder: string) => path.join(folder, 'pglite');

async function onServer(url: string): Promise<Ground> {
  const client = await connectAlone(url);
  return {
    query: async <Row>(text: string, values?: unknown[]) => (await client.query(text, values)).rows as Row[],
    copyOut: (query, target) => pipeline(client.query(copyTo(`copy (${query}) to stdout`)), target),
    copyIn: copyOnClient(client),
    migrate: (folder) => migrateAlone(url, () => undefined, { migrationsFolder: folder }),
    close: () => client.end(),
  };
}

async function inFolder(folder: string): Promise<Ground> {
  const release = await lockFolder(folder);
  const { openPglite } = await import('../pglite.js');
  const { drizzle } = await import('drizzle-orm/pglite');
  const { migrate } = await import('drizzle-orm/pglite/migrator');
  const pglite = openPglite({ dataDir: databaseIn(folder) });
  return {
    query: async <Row>(text: string, values?: unknown[]) => (await pglite.query<Row>(text, values)).rows,
    copyOut: async (query, target) => {
      // Without rows PGlite returns no blob.
      const { blob = new Blob([]) } = await pglite.query(`copy (${query}) to '/dev/blob'`);
      await pipeline(Readable.from(bytesOf(blob)), target);
    },
    copyIn: copyOnPglite(pglite),
    migrate: (migrationsFolder) => migrate(drizzle(pglite), { migrationsFolder }),
    close: () => pglite.close().finally(release),
  };
}

async function* bytesOf(blob: Blob) {
  for await (const piece of blob.stream()) yield piece;
}

/**
 * Acquires an advisory lock until the ground is closed. Throws an Error, in Spanish, at once if another process holds
 * it.
 */
export async function requireAlone(ground: Ground, lock: number, others: string): Promise<void> {
  const [row] = await ground.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [lock]);
  if (!row?.taken) throw new Error(`${others} está en marcha en esta base: espere a que termine.`);
}
