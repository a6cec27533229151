import { boolean, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../tables/columns.js';

/**
 * Idempotency keys of submissions. For visitors, the receipt: an unguessable address that expires. For staff and
 * machines, the response, encrypted with their key.
 */
export const envios = pgTable(
  'envios',
  {
    clave: text('clave').primaryKey(),
    /** Hash of the request: the same key with another request is refused. */
    huella: text('huella'),
    comprobante: text('comprobante').unique(),
    seccion: text('seccion'),
    registro: uuid('registro'),
    codigo: text('codigo'),
    venceEn: instant('vence_en').notNull(),
    /** The receipt can be downloaded once. */
    descargadoEn: instant('descargado_en'),
    /** The solved challenge (proof of work); each serves one submission. */
    reto: text('reto').unique(),
    /** Hash of the text, to detect the same text sent many times. */
    huellaTexto: text('huella_texto'),
    /** For staff: when processing began, whether it is done, and the response. */
    tomadoEn: instant('tomado_en'),
    hecho: boolean('hecho').notNull().default(false),
    respuesta: text('respuesta'),
  },
  (table) => [
    index('envios_huella_texto').on(table.huellaTexto),
    index('envios_caso').on(table.seccion, table.registro),
  ],
);
