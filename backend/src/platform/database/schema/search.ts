import { sql } from 'drizzle-orm';
import { customType, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../tables/columns.js';
import { withoutAccents } from '../tables/textSearch.js';
import { publicado } from './publicado.js';

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/**
 * Search index of the public site: a line per published row and per document that it shows. Deleted with the public
 * copy. Each search applies `readable` of that copy.
 */
export const busqueda = pgTable(
  'busqueda',
  {
    id: uuid('id').primaryKey(),
    publicado: uuid('publicado')
      .notNull()
      .references(() => publicado.id, { onDelete: 'cascade' }),
    archivo: uuid('archivo'),
    /** Copied from the public copy, to find the newest matches without reading all of them. */
    seccion: text('seccion').notNull(),
    publicadoEn: instant('publicado_en').notNull(),
    titulo: text('titulo').notNull(),
    /** With a leading blank, to match beginnings of words. */
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

/** Words of published content, present and past, for «did you mean» suggestions. */
export const vocabulario = pgTable(
  'vocabulario',
  {
    /** In the form of `withoutAccents`. */
    palabra: text('palabra').primaryKey(),
    /** With its accents. */
    escrita: text('escrita').notNull(),
  },
  (own) => [index('vocabulario_palabra').using('gin', sql`${own.palabra} gin_trgm_ops`)],
);
