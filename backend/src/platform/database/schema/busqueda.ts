import { customType, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
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
    titulo: text('titulo').notNull(),
    texto: text('texto').notNull(),
    vector: tsvector('vector').notNull(),
  },
  (own) => [
    index('busqueda_vector').using('gin', own.vector),
    index('busqueda_publicado').on(own.publicado),
    index('busqueda_archivo').on(own.archivo),
  ],
);
