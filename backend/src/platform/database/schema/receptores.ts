import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../tables/columns.js';
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
