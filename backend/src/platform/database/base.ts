import { createHash } from 'node:crypto';
import { cpSync, existsSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { migrations } from './migrations.js';

/** Folder of an empty database with all migrations, made by the build (`makeBase`). Its name is their hash. */
export function baseFolder(): string {
  const hashes = readMigrationFiles(migrations).map(({ hash }) => hash);
  const name = createHash('sha256').update(hashes.join()).digest('hex').slice(0, 16);
  return path.join(migrations.migrationsFolder, '../base', name);
}

/** Copies the base to a folder that does not exist yet. Without a base, PGlite makes the folder and the server migrates it. */
export function copyBase(folder: string, base = baseFolder()): void {
  if (existsSync(folder) || !existsSync(base)) return;
  // Renamed when whole: a start that is killed meanwhile leaves no half database.
  const unfinished = `${folder}.nueva`;
  rmSync(unfinished, { recursive: true, force: true });
  cpSync(base, unfinished, { recursive: true });
  renameSync(unfinished, folder);
}
