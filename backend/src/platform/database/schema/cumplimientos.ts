import { date, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../tables/columns.js';

/** That what an obligation asks of a period was done, as whoever answers for it said. What shows by itself is not here. */
export const cumplimientos = pgTable(
  'cumplimientos',
  {
    obligacion: uuid('obligacion').notNull(),
    periodo: text('periodo').notNull(),
    fecha: date('fecha').notNull(),
    nota: text('nota').notNull(),
    uid: text('uid').notNull(),
    en: instant('en').notNull(),
  },
  (own) => [primaryKey({ columns: [own.obligacion, own.periodo] })],
);
