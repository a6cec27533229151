import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** Kinds of mail that somebody of the staff does not want. */
export const correosApagados = pgTable(
  'correos_apagados',
  { uid: text('uid').notNull(), clase: text('clase').notNull() },
  (own) => [primaryKey({ columns: [own.uid, own.clase] })],
);
