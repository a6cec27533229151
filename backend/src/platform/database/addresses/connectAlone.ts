import { Client } from 'pg';
import { type Addresses, directUrl } from './directUrl.js';
import { ANOTHER, IDENTITY, identityAt } from './identity.js';
import { isWhole, POOLED, saying } from './wholeSession.js';

/**
 * A session for work that takes what it takes: a migration, a backup. The limits that a role of the database has hold for requests
 * alone. Whoever asks for it ends it. Throws an Error where what it sets and locks would be left to others, behind a pool, and where
 * the direct address is of another database.
 */
export async function connectAlone(addresses: Addresses): Promise<Client> {
  const isNamed = addresses.DATABASE_DIRECT_URL !== undefined;
  const url = directUrl(addresses);
  const client = new Client({
    connectionString: isNamed ? url : saying(url),
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
  });
  // What is under way tells of a connection that breaks.
  client.on('error', () => undefined);
  try {
    await client.connect();
    const fault = isNamed ? await faultOfDirect(client, addresses) : await faultOfOnly(client);
    if (fault) throw new Error(fault);
    await client.query('set statement_timeout = 0; set lock_timeout = 0; set idle_in_transaction_session_timeout = 0');
    return client;
  } catch (error) {
    await client.end().catch(() => undefined);
    throw error;
  }
}

const faultOfOnly = async (client: Client) => ((await isWhole(client)) ? undefined : `DATABASE_URL ${POOLED}.`);

/** The pool may be away: what is direct does without it. */
async function faultOfDirect(client: Client, { DATABASE_URL }: Addresses): Promise<string | undefined> {
  const { rows } = await client.query<{ identity: string }>(`select ${IDENTITY} as identity`);
  const behind = await identityAt(DATABASE_URL);
  return behind === undefined || behind === rows[0]?.identity ? undefined : `DATABASE_DIRECT_URL ${ANOTHER}.`;
}
