import { boolean, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../columns.js';

/** A smaller version of a stored image. Sizes in pixels and bytes. */
export type StoredVariant = { ancho: number; alto: number; tamano: number };

/**
 * Every file that was ever taken in: what it is, where it belongs, and who brought it. The bytes are in the storage,
 * under the identifier. `seccion` and `campo` decide who may read it; `privado` keeps it from every public door.
 */
export const archivos = pgTable(
  'archivos',
  {
    id: uuid('id').primaryKey(),
    sha256: text('sha256').notNull(),
    nombreOriginal: text('nombre_original').notNull(),
    nombreDescarga: text('nombre_descarga').notNull(),
    mime: text('mime').notNull(),
    tamano: integer('tamano').notNull(),
    ancho: integer('ancho'),
    alto: integer('alto'),
    alternativo: text('alternativo'),
    privado: boolean('privado').notNull(),
    seccion: text('seccion').notNull(),
    campo: text('campo').notNull(),
    subidoPor: text('subido_por'),
    creadoEn: instant('creado_en').notNull(),
    variantes: jsonb('variantes').$type<Record<string, StoredVariant>>().notNull(),
  },
  (own) => [index('archivos_seccion').on(own.seccion, own.campo)],
);

export type StoredFile = typeof archivos.$inferSelect;
