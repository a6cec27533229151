import { createHash } from 'node:crypto';
import { constants, createReadStream, type Dirent } from 'node:fs';
import { copyFile, readdir, readFile, rename, stat } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';
import { makeFolder } from '../platform/lock/makeFolder.js';

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);

/** Written last: a folder without it is incomplete. The hashes cover the compressed files. */
const manifest = z.strictObject({
  formato: z.literal(1),
  hechoEn: z.iso.datetime(),
  migracion: z.string(),
  tablas: z.record(z.string(), z.strictObject({ columnas: z.array(z.string()), filas: z.int(), sha256 })),
  archivos: z.record(z.string(), sha256),
  /** Files that rows name but that are missing or have other bytes. */
  faltan: z.array(z.string()),
});
export type Manifest = z.output<typeof manifest>;

const NAME = 'copia.json';
export const manifestOf = (folder: string): string => path.join(folder, NAME);
export const rowsFolder = (folder: string): string => path.join(folder, 'base');
export const rowsFile = (folder: string, table: string): string => path.join(rowsFolder(folder), `${table}.copy.gz`);
export const filesFolder = (folder: string): string => path.join(folder, 'archivos');

/** Reads the manifest and verifies every hash. Throws an Error, in Spanish, if incomplete or damaged. */
export async function readBackup(folder: string): Promise<Manifest> {
  const text = await readFile(manifestOf(folder), 'utf8').catch(() => {
    throw new Error(`${folder} no es una copia de respaldo completa: falta ${NAME}.`);
  });
  const parsed = manifest.safeParse(parse(text, manifestOf(folder)));
  if (!parsed.success) {
    const places = parsed.error.issues.map(({ path: place }) => place.join('.') || 'todo');
    throw new Error(`${manifestOf(folder)} no es de esta versión (${places.join(', ')}): use la versión que la hizo.`);
  }
  const { tablas, archivos } = parsed.data;
  for (const [table, { sha256 }] of Object.entries(tablas)) await check(rowsFile(folder, table), sha256);
  for (const [file, sha256] of Object.entries(archivos)) await check(path.join(filesFolder(folder), file), sha256);
  return parsed.data;
}

async function check(file: string, expected: string) {
  const found = await hashOf(file).catch(() => 'nothing');
  if (found !== expected) throw damaged(file, 'no es lo que se guardó');
}

function parse(text: string, file: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw damaged(file, 'no se puede leer');
  }
}

/** Returns an Error, in Spanish, with the damaged file, the defect and the remedy. */
export const damaged = (file: string, what: string): Error =>
  new Error(`La copia está dañada: ${file} ${what}. Tráigala de nuevo de donde la guarda, o use otra copia.`);

export async function hashOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}

/** Throws an Error that lists the missing files, if any. The rest of the backup remains usable. */
export function requireWhole({ faltan }: Manifest, what: string): void {
  if (faltan.length === 0) return;
  const some = faltan.slice(0, 5).join(', ');
  throw new Error(
    `${what}, pero faltan ${faltan.length} archivos que la base nombra, o no son los que se guardaron: ${some}${faltan.length > 5 ? '…' : ''}. ¿Es DATA_DIR la del servidor?`,
  );
}

/** Formats the number of rows, tables and files, in Spanish. */
export function countOf({ tablas, archivos }: Manifest): string {
  const rows = Object.values(tablas).reduce((sum, { filas }) => sum + filas, 0);
  return `${rows} filas de ${Object.keys(tablas).length} tablas y ${Object.keys(archivos).length} archivos`;
}

/** Creates the folder, readable by its owner only. Throws an Error, in Spanish, unless new or empty. */
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

/** The server's folder for unfinished uploads; see `LocalStorage`. */
const UNFINISHED = 'entrantes';

/** Copies the selected files that the target lacks, each renamed when complete; returns all SHA-256 by path. */
export async function copyFiles(
  from: string,
  to: string,
  isIncluded: (file: string) => boolean = () => true,
): Promise<Record<string, string>> {
  makeFolder(to);
  for (const file of (await filesOf(from)).filter(isIncluded)) {
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
