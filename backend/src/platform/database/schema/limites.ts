import { bigint, index, integer, pgTable, varchar } from 'drizzle-orm/pg-core';

/**
 * How often something was tried, counted by all processes together. The library that counts writes it by position: the
 * columns are its own, in its order. `key` tells of nobody, `expire` is in milliseconds since 1970.
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
