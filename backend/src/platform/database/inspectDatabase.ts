import { drizzle } from 'drizzle-orm/node-postgres';
import { IDENTITY } from './addresses/identity.js';
import { inSession } from './addresses/inSession.js';
import { isWhole } from './addresses/wholeSession.js';
import { findPending } from './ground/releases.js';
import { belongsToOtherSystem, findOwner, type Owner } from './installation.js';

/** Facts about a PostgreSQL database, read before anything is changed. */
export type Inspected = {
  /** PostgreSQL's own numbering: 15.4 is 150004. */
  version: number;
  /** Whether the extension for searches (pg_trgm) is installed, or this user may install it. */
  hasTrigrams: boolean;
  isAnothers: boolean;
  owner: Owner | undefined;
  /** The names of pending migrations. */
  pending: readonly string[];
  /** Whether sessions at this address belong to one client from start to end. */
  isWhole: boolean;
  /** See IDENTITY. */
  identity: string;
};

/**
 * Inspects a PostgreSQL database in one read-only transaction, as a pool could leak session settings to other clients.
 * Rejects if the database can't be read or has a later version.
 */
export const inspectDatabase = (url: string): Promise<Inspected> =>
  inSession(url, async (client) => {
    const whole = await isWhole(client, url);
    await client.query('begin transaction read only');
    const database = drizzle(client);
    const { rows } = await client.query<Abilities>(ABILITIES);
    const [abilities] = rows as [Abilities];
    const found = {
      ...abilities,
      isAnothers: await belongsToOtherSystem(database),
      owner: await findOwner(database),
      pending: await findPending({ query: async <Row>(text: string) => (await client.query(text)).rows as Row[] }),
      isWhole: whole,
    };
    await client.query('rollback');
    return found;
  });

type Abilities = Pick<Inspected, 'version' | 'hasTrigrams' | 'identity'>;
const ABILITIES = `select current_setting('server_version_num')::int as version, ${IDENTITY} as identity,
  exists (select 1 from pg_extension where extname = 'pg_trgm')
    or (exists (select 1 from pg_available_extensions where name = 'pg_trgm')
      and has_database_privilege(current_database(), 'create')) as "hasTrigrams"`;
