import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { Client } from 'pg';

export type OpenDatabase = {
  rows: <T>(statement: string) => Promise<T[]>;
  close: () => Promise<void>;
};

/** Opens the database of a stopped server: PostgreSQL at that address, or the PGlite of a data folder. */
export async function openDatabase({ url, dataDir }: { url?: string; dataDir: string }): Promise<OpenDatabase> {
  if (url) {
    const client = new Client(url);
    await client.connect();
    return { rows: async (statement) => (await client.query(statement)).rows, close: () => client.end() };
  }
  const pglite = new PGlite(path.join(dataDir, 'pglite'));
  return {
    rows: async <T>(statement: string) => (await pglite.query<T>(statement)).rows,
    close: () => pglite.close(),
  };
}
