import { drizzle } from 'drizzle-orm/node-postgres';
import { Client } from 'pg';
import { findPending } from './ground/releases.js';
import { findOwner, isAnothers, type Owner } from './installation.js';

const PATIENCE_MS = 8_000;

/** What is known of a PostgreSQL database before anything of it is changed. */
export type Inspected = {
  /** PostgreSQL's own numbering: 15.4 is 150004. */
  version: number;
  /** Whether the extension that searches ask for is there, or this user may take it in. */
  hasTrigrams: boolean;
  isAnothers: boolean;
  owner: Owner | undefined;
  /** The names of the migrations that it lacks. */
  pending: readonly string[];
};

/** Looks at a database of PostgreSQL, in a session that can't write. Throws what can't be looked at, and one of a later version. */
export async function inspectDatabase(url: string): Promise<Inspected> {
  const client = new Client({
    connectionString: url,
    connectionTimeoutMillis: PATIENCE_MS,
    statement_timeout: PATIENCE_MS,
  });
  // The query under way tells of a connection that breaks.
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('set default_transaction_read_only = on');
    const database = drizzle(client);
    const { rows } = await client.query<Pick<Inspected, 'version' | 'hasTrigrams'>>(ABILITIES);
    const [abilities] = rows as [Pick<Inspected, 'version' | 'hasTrigrams'>];
    return {
      ...abilities,
      isAnothers: await isAnothers(database),
      owner: await findOwner(database),
      pending: await findPending({ query: async <Row>(text: string) => (await client.query(text)).rows as Row[] }),
    };
  } finally {
    await client.end().catch(() => undefined);
  }
}

const ABILITIES = `select current_setting('server_version_num')::int as version,
  exists (select 1 from pg_extension where extname = 'pg_trgm')
    or (exists (select 1 from pg_available_extensions where name = 'pg_trgm')
      and has_database_privilege(current_database(), 'create')) as "hasTrigrams"`;
