import { createWriteStream } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { PassThrough } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { Ground } from '../platform/database/ground/ground.js';
import { tagOf } from '../platform/database/ground/releases.js';
import { findTables, rowsOf, type Table } from '../platform/database/ground/tables.js';
import { isPreset } from '../resource/files/pictures/presets.js';
import { fileKey, pathOfKey } from '../resource/files/storage/file-storage.js';
import { copyFiles, filesFolder, hashOf, type Manifest, manifestOf, rowsFile, rowsFolder } from './manifest.js';

/** Writes one snapshot's rows and files. Empties the folder on failure, so nightly backups don't fill the disk. */
export async function writeBackup(ground: Ground, files: string | undefined, folder: string): Promise<Manifest> {
  // Acts as a lock: of two concurrent backups, the second fails here and changes nothing.
  await mkdir(rowsFolder(folder), { mode: 0o700 });
  try {
    return await write(ground, files, folder);
  } catch (error) {
    for (const part of [rowsFolder(folder), filesFolder(folder), manifestOf(folder)])
      await rm(part, { recursive: true, force: true });
    throw error;
  }
}

/** Copies files before the snapshot, for those deleted later, and again after it, for those added meanwhile. */
async function write(ground: Ground, files: string | undefined, folder: string): Promise<Manifest> {
  if (files) await copyFiles(files, filesFolder(folder));
  await ground.query('begin transaction isolation level repeatable read read only');
  const migracion = await tagOf(ground);
  const tablas: Manifest['tablas'] = {};
  for (const table of await findTables(ground)) tablas[table.name] = await writeRows(ground, table, folder);
  const archivos = files ? await copyFiles(files, filesFolder(folder)) : {};
  const faltan = files ? await findMissing(ground, archivos) : [];
  await ground.query('commit');
  const manifest: Manifest = { formato: 1, hechoEn: new Date().toISOString(), migracion, tablas, archivos, faltan };
  await writeFile(manifestOf(folder), `${JSON.stringify(manifest, null, 1)}\n`, { mode: 0o600, flush: true });
  return manifest;
}

async function writeRows(ground: Ground, table: Table, folder: string): Promise<Manifest['tablas'][string]> {
  const file = rowsFile(folder, table.name);
  const rows = new PassThrough();
  let filas = 0;
  // COPY's text format writes one line per row: line breaks within values are escaped.
  rows.on('data', (piece: Buffer) => {
    for (const byte of piece) if (byte === 0x0a) filas++;
  });
  const written = pipeline(rows, createGzip(), createWriteStream(file, { mode: 0o600, flush: true }));
  await Promise.all([ground.copyOut(rowsOf(table), rows), written]);
  return { columnas: table.columns, filas, sha256: await hashOf(file) };
}

type NamedFile = { clave: string; sha256: string; presets: string[] };

const NAMING = ['archivos', 'archivos_versiones'];

async function findMissing(ground: Ground, there: Readonly<Record<string, string>>): Promise<string[]> {
  const tables = (await findTables(ground)).filter(
    ({ name, columns }) => NAMING.includes(name) && columns.includes('clave'),
  );
  const missing: string[] = [];
  for (const { name } of tables) {
    const named = await ground.query<NamedFile>(
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
