import { Client } from 'pg';
import { type Addresses, directUrl } from './directUrl.js';
import { ANOTHER, IDENTITY, identityAt } from './identity.js';
import { isWhole, NOT_DIRECT, POOLED } from './wholeSession.js';

/**
 * Opens a session without time limits, for a migration or a backup. The role's limits apply to requests only. The
 * caller ends the session. Throws an Error if a pool would leak its settings and locks to others, or if the direct
 * address leads to another database.
 */
export async function connectAlone(addresses: Addresses): Promise<Client> {
  const url = directUrl(addresses);
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5_000, keepAlive: true });
  // A broken connection already rejects the statement in progress.
  client.on('error', () => undefined);
  try {
    await client.connect();
    const fault = await faultOf(client, addresses);
    if (fault) throw new Error(`${fault}.`);
    await client.query('set statement_timeout = 0; set lock_timeout = 0; set idle_in_transaction_session_timeout = 0');
    return client;
  } catch (error) {
    await client.end().catch(() => undefined);
    throw error;
  }
}

async function faultOf(client: Client, { DATABASE_URL, DATABASE_DIRECT_URL }: Addresses): Promise<string | undefined> {
  if (DATABASE_DIRECT_URL === undefined)
    return (await isWhole(client, DATABASE_URL)) ? undefined : `DATABASE_URL ${POOLED}`;
  if (!(await isWhole(client, DATABASE_DIRECT_URL))) return `DATABASE_DIRECT_URL ${NOT_DIRECT}`;
  const { rows } = await client.query<{ identity: string }>(`select ${IDENTITY} as identity`);
  // The pool may be down; the direct connection works without it.
  const behind = await identityAt(DATABASE_URL);
  return behind === undefined || behind === rows[0]?.identity ? undefined : `DATABASE_DIRECT_URL ${ANOTHER}`;
}
