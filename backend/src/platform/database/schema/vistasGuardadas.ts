import type { Rol } from '@coop/domain';
import { sql } from 'drizzle-orm';
import { integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../tables/columns.js';

/** Saved views of a list: shared with a role, or private to the author without one. */
export const vistasGuardadas = pgTable(
  'vistas_guardadas',
  {
    id: uuid('id').primaryKey(),
    version: integer('version').notNull(),
    seccion: text('seccion').notNull(),
    nombre: text('nombre').notNull(),
    uid: text('uid').notNull(),
    rol: text('rol').$type<Rol>(),
    filtro: jsonb('filtro').$type<Record<string, unknown>>().notNull(),
    orden: jsonb('orden').$type<[string, 'ASC' | 'DESC']>(),
    columnas: jsonb('columnas').$type<string[]>(),
    creadaEn: instant('creada_en').notNull(),
  },
  (own) => [
    uniqueIndex('vistas_guardadas_propias')
      .on(own.uid, own.seccion, sql`lower(${own.nombre})`)
      .where(sql`${own.rol} is null`),
    uniqueIndex('vistas_guardadas_de_rol')
      .on(own.rol, own.seccion, sql`lower(${own.nombre})`)
      .where(sql`${own.rol} is not null`),
  ],
);
