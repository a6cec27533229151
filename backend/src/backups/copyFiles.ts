import { constants, type Dirent } from 'node:fs';
import { copyFile, readdir, rename, stat } from 'node:fs/promises';
import path from 'node:path';
import { makeFolder } from '../platform/lock/makeFolder.js';
import { hashOf } from './manifest.js';

/** The server's folder for unfinished uploads; see `LocalStorage`. */
const UNFINISHED = 'entrantes';

/**
 * Copies the selected files that the target lacks; each gets its final name only when complete.
 *
 * Returns the SHA-256 of every file in the target folder, by path.
 */
export async function copyFiles(
  from: string,
  to: string,
  isAsked: (file: string) => boolean = () => true,
): Promise<Record<string, string>> {
  makeFolder(to);
  for (const file of (await filesOf(from)).filter(isAsked)) {
    const target = path.join(to, file);
    if (await stat(target).catch(() => undefined)) continue;
    makeFolder(path.dirname(target));
    try {
      await copyFile(path.join(from, file), `${target}.part`, constants.COPYFILE_FICLONE);
    } catch (error) {
      // Deleted since the listing: at backup time no row names it, or an earlier pass copied it.
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') continue;
      throw error;
    }
    await rename(`${target}.part`, target);
  }
  const there: [string, string][] = [];
  for (const file of await filesOf(to)) there.push([file, await hashOf(path.join(to, file))]);
  return Object.fromEntries(there);
}

/** Returns the paths relative to the folder, with slashes. Returns none if the folder doesn't exist. */
async function filesOf(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(
    ({ code, path }: NodeJS.ErrnoException): Dirent[] => {
      if (code === 'ENOENT' && path === folder) return [];
      throw new Error(`No se pudo leer ${path} (${code}).`);
    },
  );
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .filter((file) => !file.startsWith(`${UNFINISHED}/`) && !file.endsWith('.part'))
    .sort();
}
