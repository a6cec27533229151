import type { Rol } from '@coop/domain';
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../tables/columns.js';

/** Links by which somebody of the staff sets their password, once. Of the code in the link only its SHA-256 is kept. */
export const enlacesClave = pgTable(
  'enlaces_clave',
  {
    huella: text('huella').primaryKey(),
    uid: text('uid').notNull(),
    /** `invitacion`: handed over or mailed by who makes users. `olvido`: mailed to its owner. `servidor`: shown to whoever runs it. */
    tipo: text('tipo').$type<'invitacion' | 'olvido' | 'servidor'>().notNull(),
    venceEn: instant('vence_en').notNull(),
    /** Of the user as the link was made: it serves while they stay so. */
    version: integer('version').notNull(),
    email: text('email').notNull(),
    /** Null: none that is known. */
    rol: text('rol').$type<Rol>(),
    /**
     * The uid of whoever was shown an invitation, had it mailed, or chose the mailbox of one who never came in: it serves while they may
     * give it. Null: nobody of the staff did.
     */
    hechoPor: text('hecho_por'),
    /** While a password set with it is on its way to the sign-in service; past it nobody heard what came of that. */
    ocupadoHasta: instant('ocupado_hasta'),
  },
  (own) => [index('enlaces_clave_uid').on(own.uid)],
);

export type EnlaceClave = typeof enlacesClave.$inferSelect;
