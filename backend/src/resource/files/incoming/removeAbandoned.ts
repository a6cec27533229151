import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';

/** Age of a file left by a killed process; younger ones may belong to running processes. */
const ABANDONED_MS = 3_600_000;

/** Removes half-written files from a folder that several processes share. */
export async function removeAbandoned(folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names) {
    const file = path.join(folder, name);
    const written = await stat(file).catch(() => undefined);
    if (written && Date.now() - written.mtimeMs > ABANDONED_MS) await rm(file, { force: true });
  }
}
