import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';

/** What nobody has written to for so long was left by a process that was killed; others may be writing beside it. */
const ABANDONED_MS = 3_600_000;

/** Removes what was left half written in a folder where several processes write. */
export async function removeAbandoned(folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names) {
    const file = path.join(folder, name);
    const written = await stat(file).catch(() => undefined);
    if (written && Date.now() - written.mtimeMs > ABANDONED_MS) await rm(file, { force: true });
  }
}
