import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** Last number issued, by series (`REC`) and year. The issuing transaction locks it: no gaps, no duplicates. */
export const correlativos = pgTable(
  'correlativos',
  { serie: text('serie').notNull(), gestion: integer('gestion').notNull(), ultimo: integer('ultimo').notNull() },
  (own) => [primaryKey({ columns: [own.serie, own.gestion] })],
);
