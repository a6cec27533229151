import { boolean, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../tables/columns.js';

/**
 * What was sent under a key, so that sending it again does nothing more. Of visitors, the receipt: an unguessable address that
 * expires. Of staff and machines, their answer, which only their key opens.
 */
export const envios = pgTable(
  'envios',
  {
    clave: text('clave').primaryKey(),
    /** Of what was sent: the same key with something else is refused. */
    huella: text('huella'),
    comprobante: text('comprobante').unique(),
    seccion: text('seccion'),
    registro: uuid('registro'),
    codigo: text('codigo'),
    venceEn: instant('vence_en').notNull(),
    /** The proof is given once. */
    descargadoEn: instant('descargado_en'),
    /** The challenge that was solved for it: each serves one submission. */
    reto: text('reto').unique(),
    /** Of what was written, so that the same text sent many times is noticed. */
    huellaTexto: text('huella_texto'),
    /** When somebody of the staff began with it, whether it is written, and what was answered. */
    tomadoEn: instant('tomado_en'),
    hecho: boolean('hecho').notNull().default(false),
    respuesta: text('respuesta'),
  },
  (table) => [
    index('envios_huella_texto').on(table.huellaTexto),
    index('envios_caso').on(table.seccion, table.registro),
  ],
);
