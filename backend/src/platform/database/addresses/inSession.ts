import { Client } from 'pg';

const PATIENCE_MS = 8_000;

/** What is found out in a session of a PostgreSQL that ends with it; throws where it can't be asked. */
export async function inSession<T>(url: string, ask: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({
    connectionString: url,
    connectionTimeoutMillis: PATIENCE_MS,
    query_timeout: PATIENCE_MS,
  });
  // The statement under way tells of a connection that breaks.
  client.on('error', () => undefined);
  await client.connect();
  // Only what was opened comes to an end: of a port that is none there was never a line.
  try {
    return await ask(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** What one statement that changes nothing is answered. */
export const askOnce = <Row extends object>(url: string, statement: string): Promise<Row | undefined> =>
  inSession(url, async (client) => (await client.query<Row>(statement)).rows[0]);
