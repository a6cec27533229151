import { pgTable, text } from 'drizzle-orm/pg-core';

/** What this database knows of the installation that it belongs to: see `claimDatabase`. */
export const instalacion = pgTable('instalacion', {
  clave: text('clave').primaryKey(),
  valor: text('valor').notNull(),
});
