import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { makeFolder } from '../platform/lock/makeFolder.js';

/**
 * Creates the folder of a backup, readable by its owner only.
 *
 * Throws an Error, in Spanish, if it isn't empty, is inside the data files or can't be created.
 */
export async function makeBackupFolder(folder: string, files: string | undefined): Promise<void> {
  if (files && isWithin(files, folder))
    throw new Error(`La carpeta ${folder} está dentro de ${files}, que se copia: indique otra.`);
  try {
    makeFolder(folder);
  } catch (error) {
    throw new Error(`No se pudo crear la carpeta ${folder} (${(error as NodeJS.ErrnoException).code}).`);
  }
  if ((await readdir(folder)).length > 0) throw new Error(`La carpeta ${folder} no está vacía.`);
}

const isWithin = (outer: string, inner: string) => {
  const [first] = path.relative(outer, inner).split(path.sep);
  return first !== '..' && !path.isAbsolute(path.relative(outer, inner));
};
