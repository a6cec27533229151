import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../tables/columns.js';

/** Trash: never-published rows that staff deleted, complete, until they are restored. */
export const papelera = pgTable(
  'papelera',
  {
    id: uuid('id').primaryKey(),
    seccion: text('seccion').notNull(),
    titulo: text('titulo').notNull(),
    datos: jsonb('datos').$type<Record<string, unknown>>().notNull(),
    eliminadoEn: instant('eliminado_en').notNull(),
    eliminadoPor: text('eliminado_por'),
  },
  (own) => [index('papelera_seccion').on(own.seccion, own.eliminadoEn)],
);
