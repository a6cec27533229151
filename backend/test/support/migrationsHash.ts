import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Hash of all migrations: 16 hexadecimal digits. */
export function migrationsHash(): string {
  const folder = path.join(import.meta.dirname, '../../drizzle');
  const hash = createHash('sha256');
  for (const name of readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .sort())
    hash.update(readFileSync(path.join(folder, name)));
  return hash.digest('hex').slice(0, 16);
}
