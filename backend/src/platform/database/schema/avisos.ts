import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../tables/columns.js';

/** Which of their notices somebody has read. Notices themselves are no rows: they follow from what there is. */
export const avisosLeidos = pgTable(
  'avisos_leidos',
  {
    uid: text('uid').notNull(),
    clave: text('clave').notNull(),
    leidoEn: instant('leido_en').notNull(),
  },
  (own) => [primaryKey({ columns: [own.uid, own.clave] })],
);

/** Kinds of mail that somebody of the staff does not want. */
export const correosApagados = pgTable(
  'correos_apagados',
  { uid: text('uid').notNull(), clase: text('clase').notNull() },
  (own) => [primaryKey({ columns: [own.uid, own.clase] })],
);

/** Cases of whose steps whoever sent them does not want to be written. */
export const casosSinAvisos = pgTable(
  'casos_sin_avisos',
  { seccion: text('seccion').notNull(), registro: uuid('registro').notNull() },
  (own) => [primaryKey({ columns: [own.seccion, own.registro] })],
);
