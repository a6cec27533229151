import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';

/** Creates a private folder. Node's recursive option loops forever in `/proc`. Throws the system's error. */
export function makeFolder(folder: string): void {
  const above = path.dirname(path.resolve(folder));
  if (!existsSync(above)) makeFolder(above);
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}
