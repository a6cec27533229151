import { sections } from '@coop/domain';
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, type PgColumn, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../tables/columns.js';
import { listIndexes } from '../tables/listIndexes.js';

/**
 * What is done beside a row, which stays as it is, and may be done to it again: of a user the access changes, of an obligation one of
 * its periods, and what was sent for approval may come back as it was.
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
/** What comes again to a version as well: it is opened many times, and a file described. */
const repeated = ['abrir', 'describir', ...besideRow];

/**
 * One line for each change of a row: who, when, what was done, and the whole row as it became. Append-only: only retention
 * changes a line, and takes nothing but personal data out of it. Openings are lines without a row.
 */
export const historial = pgTable(
  'historial',
  {
    id: uuid('id').primaryKey(),
    seccion: text('seccion').notNull(),
    registro: text('registro').notNull(),
    version: integer('version').notNull(),
    accion: text('accion').notNull(),
    /** What the row was called then. */
    titulo: text('titulo'),
    uid: text('uid'),
    email: text('email'),
    en: instant('en').notNull(),
    datos: jsonb('datos').$type<Record<string, unknown>>(),
    /** What whoever did it said to whom it concerns. */
    nota: text('nota'),
  },
  (own) => [
    uniqueIndex('historial_registro_version_unico')
      .on(own.seccion, own.registro, own.version, own.accion)
      .where(sql.raw(`"accion" not in (${repeated.map((name) => `'${name}'`).join(', ')})`)),
    // All of one row: its history, what it was before, where it stands. The unique one leaves lines out, so that no question can rely on it.
    index('historial_por_registro').on(own.registro, own.seccion, own.version, own.id),
    index('historial_aperturas').on(own.registro, own.en).where(sql`${own.accion} = 'abrir'`),
    ...listIndexes(sections['sitio/auditoria'], (name) => shownAs(own, name)),
  ],
);

/** The audit is a view of this table: under other names, when a line was written and by whom. */
const shownAs = (own: Record<string, PgColumn>, name: string): PgColumn =>
  own[{ creadoEn: 'en', actualizadoEn: 'en', creadoPor: 'uid', actualizadoPor: 'uid' }[name] ?? name] as PgColumn;
