import type { Focus } from '@coop/domain/answers';
import { getTableColumns } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../tables/columns.js';

/** A smaller version of an image, or of a document's first page. Width and height in pixels, size in bytes. */
export type StoredVariant = { ancho: number; alto: number; tamano: number };

/**
 * Every uploaded file: type, owner and uploader. The bytes are in the storage, under `clave`. `seccion` and `campo`
 * decide read access; `privado` excludes it from all public routes. A replaced file keeps its id and its `slug`, the
 * last part of a document's public URL; `archivos_versiones` has its previous versions.
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
    /** Some row has referenced it; without references it may still appear in a row's history. */
    nombrado: boolean('nombrado').notNull().default(false),
    creadoEn: instant('creado_en').notNull(),
    variantes: jsonb('variantes').$type<Record<string, StoredVariant>>().notNull(),
    foco: jsonb('foco').$type<Focus>(),
    paginas: integer('paginas'),
    /** Text of a document, for the search; null until it is extracted, or if it can't be. */
    texto: text('texto'),
    /** Its first page is rendered, or being rendered. */
    dibujado: boolean('dibujado').notNull().default(false),
    /** Tags for staff searches. */
    etiquetas: text('etiquetas').array().notNull().default([]),
  },
  (own) => [index('archivos_seccion').on(own.seccion, own.campo)],
);

const { texto: _, ...columns } = getTableColumns(archivos);

/** All columns except the text, which may have hundreds of thousands of characters and serves only the search. */
export const storedFile = columns;
export type StoredFile = Omit<typeof archivos.$inferSelect, 'texto'>;

/** Data extracted from a document. */
export type ReadFile = Pick<typeof archivos.$inferSelect, 'paginas' | 'texto'>;

/** Previous versions of a replaced file, each with its bytes. */
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
 * Deletion queue of the storage: written in the transaction that orphans the bytes, removed once the storage confirms.
 * Also holds an upload in progress until its row exists.
 */
export const archivosPorBorrar = pgTable('archivos_por_borrar', {
  clave: uuid('clave').primaryKey(),
  desde: instant('desde').notNull(),
});

/** References from rows to files, drafts and trash included: a row in the trash may be restored. */
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
