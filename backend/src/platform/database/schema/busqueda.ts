import { sql } from 'drizzle-orm';
import { customType, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../tables/columns.js';
import { withoutAccents } from '../tables/textSearch.js';
import { publicado } from './publicado.js';

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/**
 * What the site's search looks into: one line for each published row, and one for each document that it shows. They go
 * with the public copy; `readable` of that copy decides at each search whether they are found.
 */
export const busqueda = pgTable(
  'busqueda',
  {
    id: uuid('id').primaryKey(),
    publicado: uuid('publicado')
      .notNull()
      .references(() => publicado.id, { onDelete: 'cascade' }),
    archivo: uuid('archivo'),
    /** Of the public copy, so that what is newest is found without reading all that matches. */
    seccion: text('seccion').notNull(),
    publicadoEn: instant('publicado_en').notNull(),
    titulo: text('titulo').notNull(),
    /** With a blank before it, so that beginnings of words are found. */
    tituloBuscado: text('titulo_buscado').generatedAlwaysAs(sql`' ' || ${withoutAccents(sql.raw('"titulo"'))}`),
    texto: text('texto').notNull(),
    vector: tsvector('vector').notNull(),
  },
  (own) => [
    index('busqueda_vector').using('gin', own.vector),
    index('busqueda_titulo').using('gin', sql`${own.tituloBuscado} gin_trgm_ops`),
    index('busqueda_reciente').on(own.publicadoEn, own.id),
    index('busqueda_seccion_reciente').on(own.seccion, own.publicadoEn, own.id),
    index('busqueda_publicado').on(own.publicado),
    index('busqueda_archivo').on(own.archivo),
  ],
);
