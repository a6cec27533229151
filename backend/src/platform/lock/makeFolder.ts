import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';

/**
 * Creates a folder and its parents, readable by its owner only, if missing. Node's recursive option loops forever where
 * the system forbids folders (`/proc`). Throws the system's error.
 */
export function makeFolder(folder: string): void {
  const above = path.dirname(path.resolve(folder));
  if (!existsSync(above)) makeFolder(above);
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}
