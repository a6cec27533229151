import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { PGlite } from '@electric-sql/pglite';
import type { ClientBase, Pool } from 'pg';
import { from } from 'pg-copy-streams';

/** Inserts rows into `table (columns)` from lines in PostgreSQL's COPY text format; all of them or none. */
export type CopyIn = (table: string, source: Readable) => Promise<void>;

export const copyOnClient =
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
