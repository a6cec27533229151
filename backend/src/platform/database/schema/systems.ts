import { sections } from '@coop/domain';
import { sql } from 'drizzle-orm';
import { check, date, index, integer, type PgColumn, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../tables/columns.js';
import { listIndexes } from '../tables/listIndexes.js';
import { tables } from '../tables/tables.js';

/**
 * Signing secret and send lock of each webhook in «Avisos a sistemas». Signing needs the secret itself, not a hash, so
 * it is stored here only and never in rows, history or exports.
 */
export const receptores = pgTable('receptores', {
  aviso: uuid('aviso')
    .primaryKey()
    .references(() => tables['sitio/avisos-a-sistemas'].id),
  secreto: text('secreto').notNull(),
  /** The previous secret, which also signs until `anteriorHasta`. */
  anterior: text('anterior'),
  anteriorHasta: instant('anterior_hasta'),
  creadoEn: instant('creado_en').notNull(),
  /** The user who received the secret; deliveries require that they may still create one and read the section. */
  creadoPor: text('creado_por').notNull(),
  /** Lock of the process that sends to it, until this time. */
  ocupadoHasta: instant('ocupado_hasta'),
  /** Backoff after a failure: no delivery before this time. */
  descansaHasta: instant('descansa_hasta'),
});

export type Receptor = typeof receptores.$inferSelect;

type Estado = 'pendiente' | 'entregada' | 'fallida';

/**
 * Outbox of webhook deliveries: written in the transaction of the change and sent after it. Names a row without its
 * data. The section «Entregas de avisos» is a view of this table.
 */
export const entregas = pgTable(
  'entregas',
  {
    /** Also the delivery id that receivers see, the same for each attempt. */
    id: uuid('id').primaryKey(),
    version: integer('version').notNull(),
    aviso: uuid('aviso')
      .notNull()
      .references(() => receptores.aviso),
    tipo: text('tipo').notNull(),
    seccion: text('seccion').notNull(),
    registro: text('registro').notNull(),
    /** Version of the row after the event. */
    versionRegistro: integer('version_registro').notNull(),
    estado: text('estado').$type<Estado>().notNull(),
    /** HTTP status of the last attempt; null if there was no response. */
    respuesta: integer('respuesta'),
    intentos: integer('intentos'),
    /** Time of the next attempt; null if there is none. */
    proximoIntento: instant('proximo_intento'),
    entregadaEn: instant('entregada_en'),
    ultimoError: text('ultimo_error'),
    creadoEn: instant('creado_en').notNull(),
    creadoPor: text('creado_por'),
    actualizadoEn: instant('actualizado_en').notNull(),
    actualizadoPor: text('actualizado_por'),
  },
  (own) => [
    check('entregas_estado_valido', sql`${own.estado} in ('pendiente', 'entregada', 'fallida')`),
    index('entregas_pendientes').on(own.aviso, own.proximoIntento).where(sql`${own.estado} = 'pendiente'`),
    ...listIndexes(sections['sitio/entregas-de-avisos'], (name) => (own as Record<string, PgColumn>)[name] as PgColumn),
  ],
);

export type Entrega = typeof entregas.$inferSelect;

/** API keys of other systems: one per system, stored as its SHA-256. */
export const clavesMaquina = pgTable('claves_maquina', {
  maquina: uuid('maquina').primaryKey(),
  huella: text('huella').notNull().unique(),
  creadoEn: instant('creado_en').notNull(),
  /** The user who received the key; it is valid while they may create one. Null for the oldest keys. */
  creadoPor: text('creado_por'),
});

/** Requests of each system by day in La Paz, for 90 days. */
export const usosDeSistemas = pgTable(
  'usos_de_sistemas',
  {
    maquina: uuid('maquina').notNull(),
    dia: date('dia', { mode: 'string' }).notNull(),
    peticiones: integer('peticiones').notNull(),
  },
  ({ maquina, dia }) => [primaryKey({ columns: [maquina, dia] })],
);
