import { Client } from 'pg';
import { type Addresses, directUrl } from './directUrl.js';
import { isWhole, POOLED, WHOLE } from './wholeSession.js';

/**
 * A session for work that takes what it takes: a migration, a backup. The limits that a role of the database has hold for requests
 * alone. Whoever asks for it ends it. Throws an Error where what it sets and locks would be left to others, behind a pool.
 */
export async function connectAlone(addresses: Addresses): Promise<Client> {
  const isNamed = addresses.DATABASE_DIRECT_URL !== undefined;
  const client = new Client({
    connectionString: directUrl(addresses),
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
    ...(!isNamed && WHOLE),
  });
  // What is under way tells of a connection that breaks.
  client.on('error', () => undefined);
  await client.connect();
  if (!isNamed && !(await isWhole(client))) {
    await client.end();
    throw new Error(`DATABASE_URL ${POOLED}.`);
  }
  await client.query('set statement_timeout = 0; set lock_timeout = 0; set idle_in_transaction_session_timeout = 0');
  return client;
}
