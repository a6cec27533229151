import { constants, type Dirent } from 'node:fs';
import { copyFile, readdir, rename, stat } from 'node:fs/promises';
import path from 'node:path';
import { makeFolder } from '../platform/lock/makeFolder.js';
import { hashOf } from './manifest.js';

/** Where the server keeps what is half written: see `LocalStorage`. */
const UNFINISHED = 'entrantes';

/**
 * Copies what is not there yet, of those that are asked for, each file under its name only when it is whole. The hashes of all that
 * is there then, by path.
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
      // Deleted meanwhile: no row names it at the moment of the backup, or it was copied before.
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') continue;
      throw error;
    }
    await rename(`${target}.part`, target);
  }
  const there: [string, string][] = [];
  for (const file of await filesOf(to)) there.push([file, await hashOf(path.join(to, file))]);
  return Object.fromEntries(there);
}

/** Their paths within the folder, with slashes; none where there is no folder yet. */
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
