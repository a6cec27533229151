import { pgTable, text } from 'drizzle-orm/pg-core';

/** Key-value facts about the installation: see `claimDatabase`. */
export const instalacion = pgTable('instalacion', {
  clave: text('clave').primaryKey(),
  valor: text('valor').notNull(),
});
