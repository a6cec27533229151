import { sql } from 'drizzle-orm';
import { bigint, index, integer, pgTable, text, uniqueIndex, uuid, varchar } from 'drizzle-orm/pg-core';
import { instant } from '../tables/columns.js';

/** Key-value facts about the installation: see `claimDatabase`. */
export const instalacion = pgTable('instalacion', {
  clave: text('clave').primaryKey(),
  valor: text('valor').notNull(),
});

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

/** Alarms: a metric of the system above its limit. At most one per key is open. */
export const alarmas = pgTable(
  'alarmas',
  {
    id: uuid('id').primaryKey(),
    /** The metric and its labels. */
    clave: text('clave').notNull(),
    /** Text of the last check. */
    texto: text('texto').notNull(),
    desde: instant('desde').notNull(),
    /** Last time that any process saw it above its limit. */
    vistaEn: instant('vista_en').notNull(),
    hasta: instant('hasta'),
  },
  (own) => [
    uniqueIndex('alarmas_una_abierta').on(own.clave).where(sql`${own.hasta} is null`),
    index('alarmas_hasta').on(own.hasta),
  ],
);
