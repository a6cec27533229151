import { createWriteStream } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { PassThrough } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { Ground } from '../platform/database/ground/ground.js';
import { tagOf } from '../platform/database/ground/releases.js';
import { findTables, rowsOf, type Table } from '../platform/database/ground/tables.js';
import { copyFiles } from './copyFiles.js';
import { findMissing } from './findMissing.js';
import { filesFolder, hashOf, type Manifest, manifestOf, rowsFile } from './manifest.js';

/**
 * Writes all rows as they were at one moment, and all files that they name, to an empty folder; while a server of
 * PostgreSQL goes on. Files are copied before that moment, for those that are deleted after it, and again after it, for those
 * that came meanwhile. Leaves no manifest when it can't.
 */
export async function writeBackup(ground: Ground, files: string | undefined, folder: string): Promise<Manifest> {
  await mkdir(path.join(folder, 'base'), { mode: 0o700 });
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
