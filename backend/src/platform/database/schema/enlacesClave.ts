import type { Rol } from '@coop/domain';
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../tables/columns.js';

/** Single-use links to set a staff password. The link's code is stored as its SHA-256. */
export const enlacesClave = pgTable(
  'enlaces_clave',
  {
    huella: text('huella').primaryKey(),
    uid: text('uid').notNull(),
    /**
     * `invitacion`: handed over or mailed by a user administrator. `olvido`: mailed to its owner. `servidor`: printed
     * on the server.
     */
    tipo: text('tipo').$type<'invitacion' | 'olvido' | 'servidor'>().notNull(),
    venceEn: instant('vence_en').notNull(),
    /** Version of the user when the link was created; a later change of the user invalidates it. */
    version: integer('version').notNull(),
    email: text('email').notNull(),
    /** Null: no known role. */
    rol: text('rol').$type<Rol>(),
    /**
     * The uid of the user who saw or mailed the invitation, or who set the mailbox of a user that never signed in. The
     * link is valid while that user may issue one. Null: no staff user issued it.
     */
    hechoPor: text('hecho_por'),
    /** Set while the new password is being sent to the sign-in service. If it has passed, the outcome is unknown. */
    ocupadoHasta: instant('ocupado_hasta'),
  },
  (own) => [index('enlaces_clave_uid').on(own.uid)],
);

export type EnlaceClave = typeof enlacesClave.$inferSelect;
