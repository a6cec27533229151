import { queryOne } from './inSession.js';

/**
 * SQL expression that a database shares only with its streaming replicas: the system identifier and the database name.
 */
export const IDENTITY = `(select system_identifier from pg_control_system()) || ' ' || current_database()`;

/** Returns the identity of the database at an address; undefined if the connection fails. */
export const identityAt = (url: string): Promise<string | undefined> =>
  queryOne<{ identity: string }>(url, `select ${IDENTITY} as identity`).then(
    (found) => found?.identity,
    () => undefined,
  );

/** Error text for a direct address that leads to another database. */
export const ANOTHER = 'no lleva a la base de DATABASE_URL';
