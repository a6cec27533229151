import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { Pool } from 'pg';

/** Either driver: PGlite in a folder, or PostgreSQL. */
export type Database = PgDatabase<PgQueryResultHKT>;

/** Nest token of the database. */
export const DATABASE = Symbol('DATABASE');

/** Nest token of its replica; nothing where none was asked for. */
export const REPLICA = Symbol('REPLICA');

/** Nest token of what hears notices on it: see `Listen`. */
export const LISTEN = Symbol('LISTEN');

/** Nest token of what adds many rows to it at once: see `CopyIn`. */
export const COPY_IN = Symbol('COPY_IN');

/** Connections to PostgreSQL for what all processes count together; null where one process has the database. */
export type Counters = Pool | null;

/** Nest token of them. */
export const COUNTERS = Symbol('COUNTERS');
