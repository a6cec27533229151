import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../tables/columns.js';

/** API keys of other systems: one per system, stored as its SHA-256. */
export const clavesMaquina = pgTable('claves_maquina', {
  maquina: uuid('maquina').primaryKey(),
  huella: text('huella').notNull().unique(),
  creadoEn: instant('creado_en').notNull(),
  /** The user who received the key; it is valid while they may create one. Null for the oldest keys. */
  creadoPor: text('creado_por'),
});
