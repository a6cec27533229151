import { sql } from 'drizzle-orm';
import { index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../tables/columns.js';

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
