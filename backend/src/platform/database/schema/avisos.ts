import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../tables/columns.js';

/** Read marks of staff notices. Notices are computed from the data, not stored. */
export const avisosLeidos = pgTable(
  'avisos_leidos',
  {
    uid: text('uid').notNull(),
    clave: text('clave').notNull(),
    leidoEn: instant('leido_en').notNull(),
  },
  (own) => [primaryKey({ columns: [own.uid, own.clave] })],
);

/** Kinds of mail that a user has turned off. */
export const correosApagados = pgTable(
  'correos_apagados',
  { uid: text('uid').notNull(), clase: text('clase').notNull() },
  (own) => [primaryKey({ columns: [own.uid, own.clase] })],
);

/** Cases whose sender has turned off mails about their progress. */
export const casosSinAvisos = pgTable(
  'casos_sin_avisos',
  { seccion: text('seccion').notNull(), registro: uuid('registro').notNull() },
  (own) => [primaryKey({ columns: [own.seccion, own.registro] })],
);
