import { createWriteStream } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { PassThrough } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { Ground } from '../platform/database/ground/ground.js';
import { tagOf } from '../platform/database/ground/releases.js';
import { findTables, rowsOf, type Table } from '../platform/database/ground/tables.js';
import { isPreset } from '../resource/files/pictures/presets.js';
import { fileKey, pathOfKey } from '../resource/files/storage/fileKey.js';
import { copyFiles } from './copyFiles.js';
import { filesFolder, hashOf, type Manifest, manifestOf, rowsFile, rowsFolder } from './manifest.js';

/**
 * Writes all rows as they were at one moment, and all files that they name, to an empty folder; while a server of
 * PostgreSQL goes on. Leaves the folder empty when it can't: of a disk that is full, every night would fill a little more.
 */
export async function writeBackup(ground: Ground, files: string | undefined, folder: string): Promise<Manifest> {
  // Whoever makes it has the folder: of two at once, the other fails here and touches nothing.
  await mkdir(rowsFolder(folder), { mode: 0o700 });
  try {
    return await write(ground, files, folder);
  } catch (error) {
    for (const part of [rowsFolder(folder), filesFolder(folder), manifestOf(folder)])
      await rm(part, { recursive: true, force: true });
    throw error;
  }
}

/** Files are copied before the moment of the rows, for those that are deleted after it, and again after it, for those that came meanwhile. */
async function write(ground: Ground, files: string | undefined, folder: string): Promise<Manifest> {
  if (files) await copyFiles(files, filesFolder(folder));
  await ground.query('begin transaction isolation level repeatable read read only');
  const migracion = await tagOf(ground);
  const tablas: Manifest['tablas'] = {};
  for (const table of await findTables(ground)) tablas[table.name] = await writeRows(ground, table, folder);
  const archivos = files ? await copyFiles(files, filesFolder(folder)) : {};
  const faltan = files ? await findMissing(ground, archivos) : [];
  await ground.query('commit');
  const said: Manifest = { formato: 1, hechoEn: new Date().toISOString(), migracion, tablas, archivos, faltan };
  await writeFile(manifestOf(folder), `${JSON.stringify(said, null, 1)}\n`, { mode: 0o600, flush: true });
  return said;
}

async function writeRows(ground: Ground, table: Table, folder: string): Promise<Manifest['tablas'][string]> {
  const file = rowsFile(folder, table.name);
  const rows = new PassThrough();
  let filas = 0;
  // In COPY's text each row is a line: what breaks lines in a value is escaped.
  rows.on('data', (piece: Buffer) => {
    for (const byte of piece) if (byte === 0x0a) filas++;
  });
  const written = pipeline(rows, createGzip(), createWriteStream(file, { mode: 0o600, flush: true }));
  await Promise.all([ground.copyOut(rowsOf(table), rows), written]);
  return { columnas: table.columns, filas, sha256: await hashOf(file) };
}

type Named = { clave: string; sha256: string; presets: string[] };

/** Tables whose rows name files. */
const NAMING = ['archivos', 'archivos_versiones'];

/** The files that rows name and that are not among those, or not with the bytes that their row says; by their path. */
async function findMissing(ground: Ground, there: Readonly<Record<string, string>>): Promise<string[]> {
  const tables = (await findTables(ground)).filter(
    ({ name, columns }) => NAMING.includes(name) && columns.includes('clave'),
  );
  const missing: string[] = [];
  for (const { name } of tables) {
    const named = await ground.query<Named>(
      `select clave, sha256, array(select jsonb_object_keys(variantes)) as presets from ${name} order by clave`,
    );
    for (const { clave, sha256, presets } of named) {
      const original = pathOfKey(fileKey(clave));
      if (there[original] !== sha256) missing.push(original);
      const variants = presets.filter(isPreset).map((preset) => pathOfKey(fileKey(clave, preset)));
      missing.push(...variants.filter((path) => !there[path]));
    }
  }
  return missing;
}
