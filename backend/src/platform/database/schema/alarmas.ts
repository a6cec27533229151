import { sql } from 'drizzle-orm';
import { index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../tables/columns.js';

/** What is, or was, past its limit in the system itself; of each thing at most one is open. */
export const alarmas = pgTable(
  'alarmas',
  {
    id: uuid('id').primaryKey(),
    /** The reading and its labels. */
    clave: text('clave').notNull(),
    /** What it said when it was last seen. */
    texto: text('texto').notNull(),
    desde: instant('desde').notNull(),
    /** When any process last saw it past its limit. */
    vistaEn: instant('vista_en').notNull(),
    hasta: instant('hasta'),
  },
  (own) => [
    uniqueIndex('alarmas_una_abierta').on(own.clave).where(sql`${own.hasta} is null`),
    index('alarmas_hasta').on(own.hasta),
  ],
);
