import { sql } from 'drizzle-orm';
import { date, index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../tables/columns.js';
import { archivos } from './files.js';

/**
 * Published rows of all sections. Each is in the table of its section's public copies: the public fields as of the
 * publication. Public routes read only these tables, so drafts and unpublished changes can't leak.
 */
export const publicado = pgTable(
  'publicado',
  {
    id: uuid('id').primaryKey(),
    seccion: text('seccion').notNull(),
    slug: text('slug').notNull(),
    /** The date that the section sorts by, if any: news has its own date, whenever it was published. */
    dia: date('dia', { mode: 'string' }),
    vigenteDesde: date('vigente_desde', { mode: 'string' }),
    vigenteHasta: date('vigente_hasta', { mode: 'string' }),
    publicadoEn: instant('publicado_en').notNull(),
    actualizadoEn: instant('actualizado_en').notNull(),
    /** Last change of the public data. */
    cambiadoEn: instant('cambiado_en').notNull().default(sql`now()`),
  },
  (own) => [
    unique('publicado_seccion_slug_unico').on(own.seccion, own.slug),
    index('publicado_cambiado').on(own.seccion, own.cambiadoEn, own.id),
    index('publicado_vigencia').on(own.seccion, own.vigenteDesde, own.vigenteHasta),
  ],
);

/** Tombstones of withdrawn rows, for clients that mirror published content: the id, without data. */
export const retirado = pgTable(
  'publicado_retirado',
  {
    id: uuid('id').primaryKey(),
    seccion: text('seccion').notNull(),
    retiradoEn: instant('retirado_en').notNull(),
  },
  (own) => [index('publicado_retirado_seccion').on(own.seccion, own.retiradoEn, own.id)],
);

/** Stored files of each published row; a file's bytes are public only through a line here. */
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
  (own) => [
    unique('archivos_publicados_unico').on(own.archivo, own.publicado),
    index('archivos_publicados_publicado').on(own.publicado),
  ],
);
