import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../tables/columns.js';
import { tables } from '../tables/tables.js';

/**
 * What each of «Avisos a sistemas» is signed with, and whose turn it is to send there. A secret that signs is needed as it is, so it
 * is no hash: it stands here alone, in no row, history or export.
 */
export const receptores = pgTable('receptores', {
  aviso: uuid('aviso')
    .primaryKey()
    .references(() => tables['sitio/avisos-a-sistemas'].id),
  secreto: text('secreto').notNull(),
  /** The one before, which signs besides until `anteriorHasta`. */
  anterior: text('anterior'),
  anteriorHasta: instant('anterior_hasta'),
  creadoEn: instant('creado_en').notNull(),
  /** To whom it was shown: something is told only as long as they may make one and read that section. */
  creadoPor: text('creado_por').notNull(),
  /** Until then somebody has it alone. */
  ocupadoHasta: instant('ocupado_hasta'),
  /** Nothing is sent there before: it has just failed. */
  descansaHasta: instant('descansa_hasta'),
});

export type Receptor = typeof receptores.$inferSelect;
