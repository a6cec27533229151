import { mkdir, readdir } from 'node:fs/promises';

/** Makes the folder of a backup, for its owner alone. Throws an Error, in Spanish, on one with anything in it. */
export async function makeBackupFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if ((await readdir(folder)).length > 0) throw new Error(`La carpeta ${folder} no está vacía.`);
}
