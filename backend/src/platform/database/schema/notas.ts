import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../tables/columns.js';

/** What staff note of a case for one another. Lines are added, never changed; `accion` is the order that brought one. */
export const notasInternas = pgTable(
  'notas_internas',
  {
    id: uuid('id').primaryKey(),
    seccion: text('seccion').notNull(),
    registro: uuid('registro').notNull(),
    accion: text('accion'),
    texto: text('texto').notNull(),
    /** Null when the system noted it. */
    uid: text('uid'),
    email: text('email'),
    en: instant('en').notNull(),
  },
  (own) => [index('notas_internas_caso').on(own.seccion, own.registro, own.en)],
);
