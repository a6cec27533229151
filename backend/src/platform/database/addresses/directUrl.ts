import type { Config } from '../../config/settings.js';

/** Of a server's database. */
export type Addresses = Partial<Pick<Config, 'DATABASE_DIRECT_URL'>> & { DATABASE_URL: string };

/**
 * Where a session is ours from its beginning to its end. A pool between us and the database (pgbouncer in transaction mode) gives each
 * transaction another: notices that one listens for, a lock that is held between transactions and settings of a session need this one.
 */
export const directUrl = ({ DATABASE_URL, DATABASE_DIRECT_URL }: Addresses): string =>
  DATABASE_DIRECT_URL ?? DATABASE_URL;
