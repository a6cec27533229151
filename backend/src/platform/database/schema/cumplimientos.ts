import { date, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../tables/columns.js';

/**
 * Fulfilments of an obligation for a period, as declared by the person in charge. Those that follow from data are not
 * stored.
 */
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
