import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../tables/columns.js';

/** Links that show one row as it stands, published or not. Of the link itself only its SHA-256 is kept. */
export const vistasPrevias = pgTable(
  'vistas_previas',
  {
    id: uuid('id').primaryKey(),
    huella: text('huella').notNull().unique('vistas_previas_huella_unica'),
    seccion: text('seccion').notNull(),
    registro: uuid('registro').notNull(),
    creadaPor: text('creada_por').notNull(),
    creadaEn: instant('creada_en').notNull(),
    venceEn: instant('vence_en').notNull(),
    /** What a form that is being filled has in the place of what is stored: of its author's eyes alone. */
    valores: jsonb('valores').$type<Record<string, unknown>>(),
  },
  (own) => [index('vistas_previas_registro').on(own.seccion, own.registro)],
);
