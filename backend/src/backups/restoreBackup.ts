import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { PassThrough } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { type Ground, requireAlone } from '../platform/database/ground/ground.js';
import { migrateTo } from '../platform/database/ground/releases.js';
import {
  findReferences,
  findTables,
  moveSequences,
  placeOf,
  quoted,
  rowsOf,
  type Table,
} from '../platform/database/ground/tables.js';
import { locks } from '../platform/database/locks.js';
import { migrations } from '../platform/database/migrations.js';
import { causeOf } from '../platform/database/problems.js';
import { copyFiles, damaged, filesFolder, type Manifest, manifestOf, rowsFile } from './manifest.js';

export async function restoreBackup(
  { folder, manifest }: { folder: string; manifest: Manifest },
  ground: Ground,
  files: string | undefined,
): Promise<void> {
  await requireAlone(ground, locks.restoring, 'Otra restauración');
  await requireEmpty(ground);
  if (Object.keys(manifest.archivos).length > 0) {
    if (!files) throw new Error('La copia tiene archivos y FILES_BUCKET está definida: restáurela en una carpeta.');
    // Copies only the files of the manifest: a foreign file in the folder would be served by the site.
    const copied = await copyFiles(filesFolder(folder), files, (file) => Object.hasOwn(manifest.archivos, file));
    const other = Object.entries(manifest.archivos).find(([file, sha256]) => copied[file] !== sha256);
    if (other) throw new Error(`En ${files} hay otro ${other[0]}: indique en DATA_DIR una carpeta nueva.`);
  }
  await migrateTo(ground, manifest.migracion);
  await ground.query('begin');
  try {
    await loadBackup(ground, folder, manifest);
    await ground.query('commit');
  } catch (error) {
    await ground.query('rollback');
    throw error;
  }
  await ground.migrate(migrations.migrationsFolder);
}

async function requireEmpty(ground: Ground) {
  for (const { name } of await findTables(ground)) {
    const rows = await ground.query(`select from ${quoted(name)} limit 1`);
    if (rows.length > 0) throw new Error('La base no está vacía: indique en DATABASE_URL una base recién creada.');
  }
}

async function loadBackup(ground: Ground, folder: string, { tablas }: Manifest) {
  const references = await findReferences(ground);
  for (const { table, name } of references) await ground.query(`alter table ${table} drop constraint ${quoted(name)}`);
  const tables = await findTables(ground);
  const missing = Object.keys(tablas).filter((name) => tables.every((table) => table.name !== name));
  if (missing.length > 0) throw new Error(`La base no tiene las tablas ${missing.join(', ')}.`);
  // The database is at the backup's migration, and a backup lists every table, even empty ones.
  const undeclared = tables.filter(({ name }) => !Object.hasOwn(tablas, name)).map(({ name }) => name);
  if (undeclared.length > 0) throw damaged(manifestOf(folder), `no nombra las tablas ${undeclared.join(', ')}`);
  for (const table of tables) {
    const stored = tablas[table.name];
    if (stored) await loadRows(ground, { ...table, columns: stored.columnas }, rowsFile(folder, table.name));
  }
  for (const { table, name, definition } of references)
    await ground.query(`alter table ${table} add constraint ${quoted(name)} ${definition}`);
  await moveSequences(ground);
}

async function loadRows(ground: Ground, table: Table, file: string) {
  const rows = new PassThrough();
  await Promise.all([
    pipeline(createReadStream(file), createGunzip(), rows),
    ground.copyIn(placeOf(table), rows),
  ]).catch((error: unknown) => {
    throw isOfRows(error) ? damaged(file, `no tiene filas de ${table.name}`) : error;
  });
  if ((await hashOfRows(ground, table)) !== (await hashOfFile(file)))
    throw new Error(`La tabla ${table.name} no quedó como en la copia.`);
}

/** Whether PostgreSQL or gzip refused the backup's content. */
const isOfRows = (error: unknown) => /^(22|23|42|Z_)/.test(String(causeOf(error).code));

async function hashOfRows(ground: Ground, table: Table): Promise<string> {
  const hash = createHash('sha256');
  await ground.copyOut(rowsOf(table), hash);
  return hash.digest('hex');
}

async function hashOfFile(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), createGunzip(), hash);
  return hash.digest('hex');
}
