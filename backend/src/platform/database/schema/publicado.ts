import { type AnySection, publicView, sectionList } from '@coop/domain';
import { type SQL, sql } from 'drizzle-orm';
import {
  date,
  index,
  integer,
  jsonb,
  type PgColumn,
  type PgTableExtraConfigValue,
  pgTable,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { instant } from '../tables/columns.js';
import { askedFields, copyKeys } from '../tables/copyKeys.js';
import { snakeCase } from '../tables/names.js';
import { archivos } from './files.js';

/**
 * Public copies: the public fields of a row as of its publication. Public routes read only this table, so drafts and
 * unpublished changes can't leak.
 */
export const publicado = pgTable(
  'publicado',
  {
    id: uuid('id').primaryKey(),
    seccion: text('seccion').notNull(),
    slug: text('slug').notNull(),
    version: integer('version').notNull(),
    datos: jsonb('datos').$type<Record<string, unknown>>().notNull(),
    /** The values that lists sort and filter by. */
    claves: jsonb('claves').$type<Record<string, unknown>>().notNull(),
    /** The text that lists search, in the form of `withoutAccents`. */
    texto: text('texto').notNull(),
    vigenteDesde: date('vigente_desde', { mode: 'string' }),
    vigenteHasta: date('vigente_hasta', { mode: 'string' }),
    publicadoEn: instant('publicado_en').notNull(),
    /** Last change of the public data. */
    cambiadoEn: instant('cambiado_en').notNull().default(sql`now()`),
  },
  (own) => [
    unique('publicado_seccion_slug_unico').on(own.seccion, own.slug),
    index('publicado_cambiado').on(own.seccion, own.cambiadoEn, own.id),
    index('publicado_vigencia').on(own.seccion, own.vigenteDesde, own.vigenteHasta),
    index('publicado_texto').using('gin', sql`${own.texto} gin_trgm_ops`),
    ...(sectionList as readonly AnySection[])
      .filter(({ kind }) => kind === 'publication')
      .flatMap((section) => indexesOf(section, own)),
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

type Own = Record<'id' | 'claves' | 'seccion', PgColumn>;

/** Indexes for sorting and filtering a section's public lists. */
function indexesOf(section: AnySection, { id, claves, seccion }: Own): PgTableExtraConfigValue[] {
  const view = publicView(section);
  const keys = copyKeys(view, claves);
  const isOneValue = (name: string) => section.fields[name]?.kind !== 'choices';
  return askedFields(section)
    .filter(isOneValue)
    .map((name) => {
      const key = keys.of(name);
      const parts: [SQL, SQL] =
        keys.runs(name) === 'ASC' ? [sql`${key}`, sql`${id}`] : [sql`${key} desc nulls last`, sql`${id} desc`];
      return index(`publicado_${snakeCase(section.name).slice(0, 22)}_${snakeCase(name)}`.slice(0, 63))
        .on(...parts)
        .where(sql`${seccion} = ${sql.raw(`'${section.name}'`)}`);
    });
}
