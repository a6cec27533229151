import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../tables/columns.js';

/** Receipts of public submissions: an unguessable address that expires, and the key that makes a re-send answer the same. */
export const envios = pgTable(
  'envios',
  {
    clave: text('clave').primaryKey(),
    comprobante: text('comprobante').notNull().unique(),
    seccion: text('seccion').notNull(),
    registro: uuid('registro').notNull(),
    codigo: text('codigo').notNull(),
    venceEn: instant('vence_en').notNull(),
    /** The proof is given once. */
    descargadoEn: instant('descargado_en'),
    /** The challenge that was solved for it: each serves one submission. */
    reto: text('reto').unique(),
    /** Of what was written, so that the same text sent many times is noticed. */
    huellaTexto: text('huella_texto'),
  },
  (table) => [
    index('envios_huella_texto').on(table.huellaTexto),
    index('envios_caso').on(table.seccion, table.registro),
  ],
);
