import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** The last number given, by series (`REC`) and year. Locked by the transaction that takes the next: no gaps, no repeats. */
export const correlativos = pgTable(
  'correlativos',
  { serie: text('serie').notNull(), gestion: integer('gestion').notNull(), ultimo: integer('ultimo').notNull() },
  (own) => [primaryKey({ columns: [own.serie, own.gestion] })],
);
