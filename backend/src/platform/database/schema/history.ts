import { sections } from '@coop/domain';
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, type PgColumn, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../tables/columns.js';
import { listIndexes } from '../tables/listIndexes.js';

/**
 * Actions that leave the row's version unchanged, so they may repeat: a user's access, a period of an obligation, an
 * approval request.
 */
const besideRow = [
  'invitar',
  'cambiarClave',
  'cerrarSesiones',
  'pedirAprobacion',
  'devolverAprobacion',
  'cumplir',
  'reabrirObligacion',
] as const;
export type BesideRow = (typeof besideRow)[number];
/** Actions that may repeat for one version: opening a row or describing a file, too. */
const repeated = ['abrir', 'describir', ...besideRow];

/**
 * Audit log: one line per change of a row, with author, time, action and the resulting row. Append-only: only retention
 * changes a line, and removes only personal data. Lines of reads have no row.
 */
export const historial = pgTable(
  'historial',
  {
    id: uuid('id').primaryKey(),
    seccion: text('seccion').notNull(),
    registro: text('registro').notNull(),
    version: integer('version').notNull(),
    accion: text('accion').notNull(),
    /** Title of the row at that time. */
    titulo: text('titulo'),
    uid: text('uid'),
    email: text('email'),
    en: instant('en').notNull(),
    datos: jsonb('datos').$type<Record<string, unknown>>(),
    /** Note of the author to the person concerned. */
    nota: text('nota'),
  },
  (own) => [
    uniqueIndex('historial_registro_version_unico')
      .on(own.seccion, own.registro, own.version, own.accion)
      .where(sql.raw(`"accion" not in (${repeated.map((name) => `'${name}'`).join(', ')})`)),
    // All lines of one row. The unique index is partial, so the planner can't use it for them.
    index('historial_por_registro').on(own.registro, own.seccion, own.version, own.id),
    index('historial_aperturas').on(own.registro, own.en).where(sql`${own.accion} = 'abrir'`),
    ...listIndexes(sections['sitio/auditoria'], (name) => aliasOf(own, name)),
  ],
);

/** Maps the columns of the audit section, a view of this table, to their names here. */
const aliasOf = (own: Record<string, PgColumn>, name: string): PgColumn =>
  own[{ creadoEn: 'en', actualizadoEn: 'en', creadoPor: 'uid', actualizadoPor: 'uid' }[name] ?? name] as PgColumn;

/** Trash: never-published rows that staff deleted, complete, until they are restored. */
export const papelera = pgTable(
  'papelera',
  {
    id: uuid('id').primaryKey(),
    seccion: text('seccion').notNull(),
    titulo: text('titulo').notNull(),
    datos: jsonb('datos').$type<Record<string, unknown>>().notNull(),
    eliminadoEn: instant('eliminado_en').notNull(),
    eliminadoPor: text('eliminado_por'),
  },
  (own) => [index('papelera_seccion').on(own.seccion, own.eliminadoEn)],
);
