import type { Focus } from '@coop/domain/answers';
import { getTableColumns } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../tables/columns.js';

/** A smaller version of a stored image, or of the first page of a document. Sizes in pixels and bytes. */
export type StoredVariant = { ancho: number; alto: number; tamano: number };

/**
 * Every file that was ever taken in: what it is, where it belongs, and who brought it. The bytes are in the storage,
 * under `clave`. `seccion` and `campo` decide who may read it; `privado` keeps it from every public door. A replaced
 * file keeps its identifier and its `slug`, the last part of a document's public address; `archivos_versiones` has what
 * it was before.
 */
export const archivos = pgTable(
  'archivos',
  {
    id: uuid('id').primaryKey(),
    clave: uuid('clave').notNull(),
    version: integer('version').notNull().default(1),
    slug: text('slug').unique('archivos_slug_unico'),
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
    /** Some row named it once: what no row names any more may still stand in its history. */
    nombrado: boolean('nombrado').notNull().default(false),
    creadoEn: instant('creado_en').notNull(),
    variantes: jsonb('variantes').$type<Record<string, StoredVariant>>().notNull(),
    foco: jsonb('foco').$type<Focus>(),
    paginas: integer('paginas'),
    /** What a document says, for the search; null until it was read, or when it can't be. */
    texto: text('texto'),
    /** Its first page was drawn, or somebody tries. */
    dibujado: boolean('dibujado').notNull().default(false),
    /** What staff find it by. */
    etiquetas: text('etiquetas').array().notNull().default([]),
  },
  (own) => [index('archivos_seccion').on(own.seccion, own.campo)],
);

const { texto: _, ...columns } = getTableColumns(archivos);

/** All of a file but what it says, which may be hundreds of thousands of letters and is for the search alone. */
export const storedFile = columns;
export type StoredFile = Omit<typeof archivos.$inferSelect, 'texto'>;

/** What was read of a document. */
export type ReadFile = Pick<typeof archivos.$inferSelect, 'paginas' | 'texto'>;

/** What a file was before each replacement, with the bytes that it had. */
export const archivosVersiones = pgTable(
  'archivos_versiones',
  {
    archivo: uuid('archivo')
      .notNull()
      .references(() => archivos.id, { onDelete: 'cascade' }),
    version: integer('version').notNull(),
    clave: uuid('clave').notNull(),
    sha256: text('sha256').notNull(),
    nombreOriginal: text('nombre_original').notNull(),
    mime: text('mime').notNull(),
    tamano: integer('tamano').notNull(),
    variantes: jsonb('variantes').$type<Record<string, StoredVariant>>().notNull(),
    subidoPor: text('subido_por'),
    creadoEn: instant('creado_en').notNull(),
    reemplazadoEn: instant('reemplazado_en').notNull(),
    reemplazadoPor: text('reemplazado_por'),
    motivo: text('motivo').notNull(),
  },
  (own) => [primaryKey({ columns: [own.archivo, own.version] })],
);

export type FileVersion = typeof archivosVersiones.$inferSelect;

/**
 * Bytes that are to be erased from the storage, from a moment on: written with what makes them nobody's, and gone once the storage
 * has confirmed it. Those of a file that is being taken in stand here, too, until it has its row.
 */
export const archivosPorBorrar = pgTable('archivos_por_borrar', {
  clave: uuid('clave').primaryKey(),
  desde: instant('desde').notNull(),
});

/** Which rows name which files, drafts included. What is in the trash still counts: it may come back. */
export const archivosUsos = pgTable(
  'archivos_usos',
  {
    archivo: uuid('archivo')
      .notNull()
      .references(() => archivos.id),
    seccion: text('seccion').notNull(),
    registro: text('registro').notNull(),
    campo: text('campo').notNull(),
  },
  (own) => [
    primaryKey({ columns: [own.archivo, own.seccion, own.registro, own.campo] }),
    index('archivos_usos_registro').on(own.seccion, own.registro),
  ],
);
