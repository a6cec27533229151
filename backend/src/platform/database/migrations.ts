import path from 'node:path';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { root } from '../root.js';

export const migrations = { migrationsFolder: path.join(root, 'backend/drizzle') };

export const countMigrations = (): number => readMigrationFiles(migrations).length;
