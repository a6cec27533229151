import type { WithSubquery } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { Pool } from 'pg';

/** Database on either driver: PGlite in a folder, or PostgreSQL. */
export type Database = PgDatabase<PgQueryResultHKT>;

/** Nest token of the database. */
export const DATABASE = Symbol('DATABASE');

/** Nest token of `Listen`, the subscription to notices. */
export const LISTEN = Symbol('LISTEN');

/** Nest token of `CopyIn`, the bulk insert. */
export const COPY_IN = Symbol('COPY_IN');

/** PostgreSQL pool for counters shared by all processes; null if a single process owns the database. */
export type Counters = Pool | null;

/** Nest token of `Counters`. */
export const COUNTERS = Symbol('COUNTERS');

/** CTEs of another statement; `onError` throws the Problem of an error that they cause, or the error itself. */
export type SideStatements = { statements: WithSubquery[]; onError(error: unknown): never };
