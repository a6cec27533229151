import type { Config } from '../../config/settings.js';

/** Addresses of a database server. */
export type Addresses = Partial<Pick<Config, 'DATABASE_DIRECT_URL'>> & { DATABASE_URL: string };

/**
 * Returns the address whose sessions belong to one client from start to end. A pool in transaction mode (pgbouncer) may
 * use another session for each transaction. LISTEN, session-level locks and session settings need this address.
 */
export const directUrl = ({ DATABASE_URL, DATABASE_DIRECT_URL }: Addresses): string =>
  DATABASE_DIRECT_URL ?? DATABASE_URL;
