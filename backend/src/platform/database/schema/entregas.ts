import { sections } from '@coop/domain';
import { sql } from 'drizzle-orm';
import { check, index, integer, type PgColumn, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../tables/columns.js';
import { listIndexes } from '../tables/listIndexes.js';
import { receptores } from './receptores.js';

type Estado = 'pendiente' | 'entregada' | 'fallida';

/**
 * What other systems are told, written in the transaction of what changed and sent after it. It names a row and nothing of what the row
 * says. The section «Entregas de avisos» is a view of this table.
 */
export const entregas = pgTable(
  'entregas',
  {
    /** Also what receivers know it by, however often it is sent. */
    id: uuid('id').primaryKey(),
    version: integer('version').notNull(),
    aviso: uuid('aviso')
      .notNull()
      .references(() => receptores.aviso),
    tipo: text('tipo').notNull(),
    seccion: text('seccion').notNull(),
    registro: text('registro').notNull(),
    /** Of the row, as what happened left it. */
    versionRegistro: integer('version_registro').notNull(),
    estado: text('estado').$type<Estado>().notNull(),
    /** The HTTP status of the last attempt; null when there was none. */
    respuesta: integer('respuesta'),
    intentos: integer('intentos'),
    /** When it may be tried; null when it will not be. */
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
