import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../tables/columns.js';

/** Internal staff notes on a case. Append-only; `accion` is the action that added the note. */
export const notasInternas = pgTable(
  'notas_internas',
  {
    id: uuid('id').primaryKey(),
    seccion: text('seccion').notNull(),
    registro: uuid('registro').notNull(),
    accion: text('accion'),
    texto: text('texto').notNull(),
    /** Null: written by the system. */
    uid: text('uid'),
    email: text('email'),
    en: instant('en').notNull(),
  },
  (own) => [index('notas_internas_caso').on(own.seccion, own.registro, own.en)],
);
