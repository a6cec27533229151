import path from 'node:path';
import { readMigrationFiles } from 'drizzle-orm/migrator';

/** Drizzle's migrations folder; the same path from `backend/src` and `backend/dist`. */
export const migrations = { migrationsFolder: path.join(import.meta.dirname, '../../../drizzle') };

export const countMigrations = (): number => readMigrationFiles(migrations).length;
