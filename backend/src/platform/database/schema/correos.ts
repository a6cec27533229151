import { sections } from '@coop/domain';
import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, type PgColumn, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../tables/columns.js';
import { listIndexes } from '../tables/listIndexes.js';

type Estado = 'pendiente' | 'enviado' | 'fallido';

/**
 * Mail outbox: written in the transaction of the event and sent after it. `clave` is an idempotency key. `registro` and
 * `seccion` name the case. Texts are deleted once delivered or expired: they repeat the case's data, which has its own
 * retention. The section «Correos» is a view of this table.
 */
export const correos = pgTable(
  'correos',
  {
    id: uuid('id').primaryKey(),
    version: integer('version').notNull(),
    clave: text('clave').notNull().unique('correos_clave_unica'),
    para: text('para').notNull(),
    /** The uid of the staff recipient; the address is looked up when the mail is sent. */
    destinatario: text('destinatario'),
    asunto: text('asunto').notNull(),
    /** Subject shared by a case's mails to its sender, for one conversation; null: `asunto`. */
    hilo: text('hilo'),
    texto: text('texto'),
    html: text('html'),
    /** Appointment as iCalendar, attached to the mail. */
    calendario: text('calendario'),
    /** Identifiers of stored files. */
    adjuntos: jsonb('adjuntos').$type<string[]>().notNull(),
    estado: text('estado').$type<Estado>().notNull(),
    intentos: integer('intentos'),
    /** Time of the next attempt; null if there is none. */
    proximoIntento: instant('proximo_intento'),
    /** Time from which the mail is useless, because its link has expired. */
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
