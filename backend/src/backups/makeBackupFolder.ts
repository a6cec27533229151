import { mkdir, readdir } from 'node:fs/promises';
import path from 'node:path';

/** Makes the folder of a backup, for its owner alone. Throws an Error, in Spanish, on one with anything in it, or within those files. */
export async function makeBackupFolder(folder: string, files: string | undefined): Promise<void> {
  if (files && isWithin(files, folder))
    throw new Error(`La carpeta ${folder} está dentro de ${files}, que se copia: indique otra.`);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if ((await readdir(folder)).length > 0) throw new Error(`La carpeta ${folder} no está vacía.`);
}

const isWithin = (outer: string, inner: string) => {
  const [first] = path.relative(outer, inner).split(path.sep);
  return first !== '..' && !path.isAbsolute(path.relative(outer, inner));
};
