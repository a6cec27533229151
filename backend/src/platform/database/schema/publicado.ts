import { date, index, integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../tables/columns.js';
import { archivos } from './files.js';

/**
 * What visitors may read: a copy of the public fields, taken when a row is published. Public doors read this table
 * and no other, so that a draft, or a change not yet published, has no way out.
 */
export const publicado = pgTable(
  'publicado',
  {
    id: uuid('id').primaryKey(),
    seccion: text('seccion').notNull(),
    slug: text('slug').notNull(),
    version: integer('version').notNull(),
    datos: jsonb('datos').$type<Record<string, unknown>>().notNull(),
    vigenteDesde: date('vigente_desde', { mode: 'string' }),
    vigenteHasta: date('vigente_hasta', { mode: 'string' }),
    publicadoEn: instant('publicado_en').notNull(),
  },
  (own) => [
    unique('publicado_seccion_slug_unico').on(own.seccion, own.slug),
    index('publicado_vigencia').on(own.seccion, own.vigenteDesde, own.vigenteHasta),
  ],
);

/** Which stored files each published row shows; a file's bytes are public only through a line here. */
export const archivosPublicados = pgTable(
  'archivos_publicados',
  {
    archivo: uuid('archivo')
      .notNull()
      .references(() => archivos.id),
    publicado: uuid('publicado')
      .notNull()
      .references(() => publicado.id, { onDelete: 'cascade' }),
  },
  (own) => [unique('archivos_publicados_unico').on(own.archivo, own.publicado)],
);
