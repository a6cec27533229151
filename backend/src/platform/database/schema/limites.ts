import { bigint, index, integer, pgTable, varchar } from 'drizzle-orm/pg-core';

/**
 * Rate limit counters, shared by all processes. The rate limit library inserts by position, so columns and their order
 * are its own. `key` identifies no person; `expire` is in milliseconds since 1970.
 */
export const limites = pgTable(
  'limites',
  {
    key: varchar('key', { length: 255 }).primaryKey(),
    points: integer('points').notNull(),
    expire: bigint('expire', { mode: 'number' }),
  },
  (own) => [index('limites_expire').on(own.expire)],
);
