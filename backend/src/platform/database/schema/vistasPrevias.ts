import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../tables/columns.js';

/** Preview links of one row, published or not. The link is stored as its SHA-256. */
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
    /** Unsaved form values that replace the stored ones; visible to their author only. */
    valores: jsonb('valores').$type<Record<string, unknown>>(),
  },
  (own) => [index('vistas_previas_registro').on(own.seccion, own.registro)],
);
