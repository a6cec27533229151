import { createHash } from 'node:crypto';
import { cpSync, existsSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { migrations } from './migrations.js';

/**
 * Returns the folder of an empty, fully migrated database, made by the build (`makeBase`) and named by the migrations'
 * hash.
 */
export function baseFolder(): string {
  const hashes = readMigrationFiles(migrations).map(({ hash }) => hash);
  const name = createHash('sha256').update(hashes.join()).digest('hex').slice(0, 16);
  return path.join(migrations.migrationsFolder, '../base', name);
}

/** Copies the base to a new folder. Without a base, PGlite creates the folder and the server migrates it. */
export function copyBase(folder: string, base = baseFolder()): void {
  if (existsSync(folder) || !existsSync(base)) return;
  // Renamed when complete: a killed start leaves no partial database.
  const unfinished = `${folder}.nueva`;
  rmSync(unfinished, { recursive: true, force: true });
  cpSync(base, unfinished, { recursive: true });
  renameSync(unfinished, folder);
}
