import { sections } from '@coop/domain';
import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, type PgColumn, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../tables/columns.js';
import { listIndexes } from '../tables/listIndexes.js';

type Estado = 'pendiente' | 'enviado' | 'fallido';

/**
 * Mails, written in the transaction of what they tell of and sent after it. `clave` says what a mail is for: the same
 * one twice adds nothing. `registro` and `seccion` name its case. Texts are forgotten once they are delivered, for they hold
 * what the case holds, which has a term of its own, or once what they say is over. The section «Correos» is a view of this table.
 */
export const correos = pgTable(
  'correos',
  {
    id: uuid('id').primaryKey(),
    version: integer('version').notNull(),
    clave: text('clave').notNull().unique('correos_clave_unica'),
    para: text('para').notNull(),
    /** The uid of whoever of the staff it is for: asked for as it goes out. */
    destinatario: text('destinatario'),
    asunto: text('asunto').notNull(),
    /** Subject that the mails of a case to its person share when sent, so that they are one conversation; null: `asunto`. */
    hilo: text('hilo'),
    texto: text('texto'),
    html: text('html'),
    /** Identifiers of stored files. */
    adjuntos: jsonb('adjuntos').$type<string[]>().notNull(),
    estado: text('estado').$type<Estado>().notNull(),
    intentos: integer('intentos'),
    /** When it may be tried; null when it will not be. */
    proximoIntento: instant('proximo_intento'),
    /** From when on it is of no use: its link has ended. */
    venceEn: instant('vence_en'),
    ultimoError: text('ultimo_error'),
    seccion: text('seccion').notNull(),
    registro: text('registro').notNull(),
    creadoEn: instant('creado_en').notNull(),
    creadoPor: text('creado_por'),
    actualizadoEn: instant('actualizado_en').notNull(),
    actualizadoPor: text('actualizado_por'),
    enviadoEn: instant('enviado_en'),
  },
  (own) => [
    check('correos_estado_valido', sql`${own.estado} in ('pendiente', 'enviado', 'fallido')`),
    index('correos_pendientes').on(own.proximoIntento).where(sql`${own.estado} = 'pendiente'`),
    ...listIndexes(sections['sitio/correos'], (name) => (own as Record<string, PgColumn>)[name] as PgColumn),
    index('correos_caso').on(own.seccion, own.registro),
  ],
);

export type Correo = typeof correos.$inferSelect;
