import { Client } from 'pg';

const PATIENCE_MS = 8_000;

/** Runs `ask` in a PostgreSQL session of its own. Rejects if the connection fails. */
export async function inSession<T>(url: string, ask: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({
    connectionString: url,
    connectionTimeoutMillis: PATIENCE_MS,
    query_timeout: PATIENCE_MS,
  });
  // A broken connection already rejects the statement in progress.
  client.on('error', () => undefined);
  await client.connect();
  // Only an open connection is ended: with an invalid port there never was one.
  try {
    return await ask(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Runs one read-only statement and returns its first row. */
export const queryOne = <Row extends object>(url: string, statement: string): Promise<Row | undefined> =>
  inSession(url, async (client) => (await client.query<Row>(statement)).rows[0]);
