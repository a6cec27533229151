import { Client } from 'pg';

/**
 * A connection to a server for work that takes what it takes: a migration, a backup. The limits that a role of the database has hold for
 * requests alone. Whoever asks for it ends it.
 */
export async function connectAlone(url: string): Promise<Client> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5_000, keepAlive: true });
  // What is under way tells of a connection that breaks.
  client.on('error', () => undefined);
  await client.connect();
  await client.query('set statement_timeout = 0; set lock_timeout = 0; set idle_in_transaction_session_timeout = 0');
  return client;
}
