import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** Either driver: PGlite in a folder, or PostgreSQL. */
export type Database = PgDatabase<PgQueryResultHKT>;

/** Nest token of the database. */
export const DATABASE = Symbol('DATABASE');

/** Nest token of what hears notices on it: see `Listen`. */
export const LISTEN = Symbol('LISTEN');
