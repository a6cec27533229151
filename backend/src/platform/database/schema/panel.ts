import type { Rol } from '@coop/domain';
import { sql } from 'drizzle-orm';
import { date, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
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

/** Read marks of staff notices. Notices are computed from the data, not stored. */
export const avisosLeidos = pgTable(
  'avisos_leidos',
  {
    uid: text('uid').notNull(),
    clave: text('clave').notNull(),
    leidoEn: instant('leido_en').notNull(),
  },
  (own) => [primaryKey({ columns: [own.uid, own.clave] })],
);

/** Kinds of mail that a user has turned off. */
export const correosApagados = pgTable(
  'correos_apagados',
  { uid: text('uid').notNull(), clase: text('clase').notNull() },
  (own) => [primaryKey({ columns: [own.uid, own.clase] })],
);

/** Input of forms that was not saved; `registro` is `nuevo` for a new row. */
export const sinGuardar = pgTable(
  'sin_guardar',
  {
    uid: text('uid').notNull(),
    seccion: text('seccion').notNull(),
    registro: text('registro').notNull(),
    version: integer('version'),
    valores: jsonb('valores').$type<Record<string, unknown>>().notNull(),
    en: instant('en').notNull(),
  },
  (own) => [primaryKey({ columns: [own.uid, own.seccion, own.registro] })],
);

/** Cases whose sender has turned off mails about their progress. */
export const casosSinAvisos = pgTable(
  'casos_sin_avisos',
  { seccion: text('seccion').notNull(), registro: uuid('registro').notNull() },
  (own) => [primaryKey({ columns: [own.seccion, own.registro] })],
);

/**
 * Fulfilments of an obligation for a period, as declared by the person in charge. Those that follow from data are not
 * stored.
 */
export const cumplimientos = pgTable(
  'cumplimientos',
  {
    obligacion: uuid('obligacion').notNull(),
    periodo: text('periodo').notNull(),
    fecha: date('fecha').notNull(),
    nota: text('nota').notNull(),
    uid: text('uid').notNull(),
    en: instant('en').notNull(),
  },
  (own) => [primaryKey({ columns: [own.obligacion, own.periodo] })],
);
