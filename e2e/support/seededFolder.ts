import { cp, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A new data folder with the demonstration, where the run prepared one; else an empty folder. */
export async function seededFolder(name: string): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), `kantuta-${name}-`));
  const seeded = process.env.SEEDED_DATA_DIR;
  if (seeded) await cp(seeded, folder, { recursive: true });
  return folder;
}
