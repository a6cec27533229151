import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../columns.js';

/** Receipts of public submissions: an unguessable address that expires, and the key that makes a re-send answer the same. */
export const envios = pgTable('envios', {
  clave: text('clave').primaryKey(),
  comprobante: text('comprobante').notNull().unique(),
  seccion: text('seccion').notNull(),
  registro: uuid('registro').notNull(),
  codigo: text('codigo').notNull(),
  venceEn: instant('vence_en').notNull(),
});
