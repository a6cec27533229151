import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';

/**
 * Makes a folder, and those above it, readable by its owner alone; does nothing where there is one. Node's own recursive
 * way never ends where the system will have no folder (`/proc`). Throws what the system says.
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
