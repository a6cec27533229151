import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../tables/columns.js';

/** The keys with which other systems call: one of each, of which only its SHA-256 is kept. */
export const clavesMaquina = pgTable('claves_maquina', {
  maquina: uuid('maquina').primaryKey(),
  huella: text('huella').notNull().unique(),
  creadoEn: instant('creado_en').notNull(),
  /** To whom it was shown; the key serves as long as they may make it. Not known of the oldest. */
  creadoPor: text('creado_por'),
});
