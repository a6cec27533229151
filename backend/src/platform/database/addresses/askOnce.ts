import { Client } from 'pg';

const PATIENCE_MS = 8_000;

/** What a PostgreSQL answers to one statement that changes nothing; throws where it can't be asked. */
export async function askOnce<Row extends object>(url: string, statement: string): Promise<Row | undefined> {
  const client = new Client({
    connectionString: url,
    connectionTimeoutMillis: PATIENCE_MS,
    query_timeout: PATIENCE_MS,
  });
  // The statement under way tells of a connection that breaks.
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<Row>(statement);
    return rows[0];
  } finally {
    await client.end().catch(() => undefined);
  }
}
