import path from 'node:path';
import { readMigrationFiles } from 'drizzle-orm/migrator';

/** Where drizzle finds the migrations, from `backend/src` and from `backend/dist` alike. */
export const migrations = { migrationsFolder: path.join(import.meta.dirname, '../../../drizzle') };

/** How many there are. */
export const countMigrations = (): number => readMigrationFiles(migrations).length;
