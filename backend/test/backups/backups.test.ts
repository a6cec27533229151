import { createHash } from 'node:crypto';
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Client } from 'pg';
import { v7 as uuidv7 } from 'uuid';
import { type Manifest, manifestOf } from '../../src/backups/manifest.js';
import { connect } from '../../src/platform/database/connect.js';
import { openGround } from '../../src/platform/database/ground/ground.js';
import { migrateTo, tagOf } from '../../src/platform/database/ground/releases.js';
import { locks } from '../../src/platform/database/locks.js';
import { migrations } from '../../src/platform/database/migrations.js';
import { writeNovedades } from '../editorial/writeNovedades.js';
import { reclamo } from '../intake/samples.js';
import { runStartup } from '../support/runStartup.js';
import { startApp, type TestApp } from '../support/startApp.js';

const folder = mkdtempSync(path.join(tmpdir(), 'kantuta-copias-'));
const isOnServer = process.env.TEST_DATABASE === 'postgres';
const databases: string[] = [];

/** Settings of a separate, empty installation. */
async function newInstallation(): Promise<{ DATA_DIR: string; DATABASE_URL?: string }> {
  const DATA_DIR = path.join(folder, uuidv7());
  if (!isOnServer) return { DATA_DIR };
  const name = `coop_copia_${uuidv7().replaceAll('-', '')}`;
  await onServer(`create database ${name}`);
  databases.push(name);
  const url = new URL(process.env.DATABASE_URL as string);
  url.pathname = `/${name}`;
  return { DATA_DIR, DATABASE_URL: url.href };
}

/** Installation with the current schema and no rows. */
async function migratedInstallation() {
  const places = await newInstallation();
  const ground = await openGround({ DATABASE_URL: undefined, ...places }, 'new');
  await ground.migrate(migrations.migrationsFolder);
  await ground.close();
  return places;
}

async function onServer(statement: string) {
  const client = new Client(process.env.DATABASE_URL);
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

const run = (command: 'respaldar' | 'restaurar', copy: string, places: object) => runStartup(command, places, copy);

const readManifest = (copy: string): Manifest => JSON.parse(readFileSync(manifestOf(copy), 'utf8'));
const newCopy = () => path.join(folder, uuidv7());

afterAll(async () => {
  for (const name of databases) await onServer(`drop database if exists ${name} with (force)`);
  rmSync(folder, { recursive: true });
});

describe('backup and restore', () => {
  const copy = newCopy();
  let slug: string;
  let picture: Buffer;
  let copied: Awaited<ReturnType<typeof run>>;
  let recordedBackup: unknown[];

  const pictureOf = async (test: TestApp) => {
    const { body } = await test.anonymous.get(`/api/publico/novedades/${slug}`).expect(200);
    return (await test.anonymous.get(body.imagen.url).expect(200)).body as Buffer;
  };

  beforeAll(async () => {
    const places = await newInstallation();
    const test = await startApp({ DATA_DIR: places.DATA_DIR }, await connect({ DATABASE_URL: undefined, ...places }));
    const news = await writeNovedades(test);
    ({ slug } = await news.order(
      await news.create('Una línea\ny otra\\n con «signos»'.replace('\n', ' ')),
      'publicar',
    ));
    picture = await pictureOf(test);
    await test.anonymous.post('/api/publico/contactanos/reclamos').send(reclamo()).expect(201);
    // The embedded database has one process at a time; a database server is copied while the application runs.
    if (!isOnServer) await test.close();
    copied = await run('respaldar', copy, places);
    if (isOnServer) await test.close();
    const ground = await openGround({ DATABASE_URL: undefined, ...places }, 'existing');
    recordedBackup = await ground.query("select valor from instalacion where clave = 'ultima_copia'");
    await ground.close();
  });

  it('records the time of the backup in the database', () => {
    expect(recordedBackup).toEqual([{ valor: readManifest(copy).hechoEn }]);
  });

  it('copies every row and file and reports the counts', () => {
    expect(copied).toEqual({
      code: 0,
      output: expect.stringMatching(/^Copia en .*: \d+ filas de \d+ tablas y \d archivos\.\n$/),
    });
    const { tablas, archivos } = readManifest(copy);
    expect(tablas).toMatchObject({
      novedades: { filas: 1 },
      contactanos_reclamos: { filas: 1 },
      usuarios: { filas: 6 },
    });
    expect(Object.keys(archivos).length).toBeGreaterThan(1);
  });

  it('restores identical rows and files on an empty installation that serves them', async () => {
    const places = await newInstallation();
    expect(await run('restaurar', copy, places)).toEqual({ code: 0, output: expect.stringContaining('iguales') });
    const again = newCopy();
    await run('respaldar', again, places);
    const { tablas, archivos } = readManifest(copy);
    expect(readManifest(again)).toMatchObject({ tablas, archivos });
    expect(await run('restaurar', copy, places)).toEqual({ code: 1, output: expect.stringContaining('no está vacía') });
    const test = await startApp({ DATA_DIR: places.DATA_DIR }, await connect({ DATABASE_URL: undefined, ...places }));
    expect(await pictureOf(test)).toEqual(picture);
    const { body } = await test.anonymous.post('/api/publico/contactanos/reclamos').send(reclamo()).expect(201);
    expect(body.codigo).toMatch(/000002$/);
    await test.close();
  });

  if (isOnServer)
    it('ignores the timeouts of the database role', async () => {
      const places = await newInstallation();
      const limited = new URL(String(places.DATABASE_URL));
      limited.searchParams.set('options', '-c idle_in_transaction_session_timeout=1 -c statement_timeout=1s');
      const atOnce = { ...places, DATABASE_URL: limited.href };
      expect(await run('restaurar', copy, atOnce)).toEqual({ code: 0, output: expect.stringContaining('iguales') });
      expect(await run('respaldar', newCopy(), atOnce)).toMatchObject({ code: 0 });
      const ground = await openGround(atOnce, 'existing');
      expect(await ground.query('show statement_timeout')).toEqual([{ statement_timeout: '0' }]);
      await ground.close();
    });

  if (isOnServer)
    it('moves rows from a server to the embedded database and back', async () => {
      let latest = copy;
      for (const places of [{ DATA_DIR: path.join(folder, uuidv7()) }, await newInstallation()]) {
        expect(await run('restaurar', latest, places)).toEqual({
          code: 0,
          output: expect.stringContaining('iguales'),
        });
        latest = newCopy();
        await run('respaldar', latest, places);
        const { tablas, archivos } = readManifest(copy);
        expect(readManifest(latest)).toMatchObject({ tablas, archivos });
      }
    });

  it('skips a file missing from the manifest', async () => {
    const unlisted = path.join(copy, 'archivos', 'extra.html');
    writeFileSync(unlisted, '<script>');
    const places = await newInstallation();
    expect(await run('restaurar', copy, places)).toMatchObject({ code: 0 });
    expect(existsSync(path.join(places.DATA_DIR, 'archivos', 'extra.html'))).toBe(false);
    rmSync(unlisted);
  });

  it('rejects a manifest without every table', async () => {
    const whole = readFileSync(manifestOf(copy));
    const { historial: _, ...tablas } = readManifest(copy).tablas;
    writeFileSync(manifestOf(copy), JSON.stringify({ ...readManifest(copy), tablas }));
    const { code, output } = await run('restaurar', copy, await newInstallation());
    expect([code, output]).toEqual([
      1,
      expect.stringMatching(/^La copia está dañada: .*copia\.json no nombra .*historial/),
    ]);
    writeFileSync(manifestOf(copy), whole);
  });

  // The embedded database has one process at a time and reports it itself.
  if (isOnServer)
    it('rejects a restore while another one runs on the same database', async () => {
      const places = await newInstallation();
      const other = new Client(places.DATABASE_URL);
      await other.connect();
      await other.query('select pg_advisory_lock($1)', [locks.restoring]);
      const { code, output } = await run('restaurar', copy, places);
      expect([code, output]).toEqual([1, expect.stringContaining('Otra restauración está en marcha')]);
      await other.end();
      const answers = await Promise.all([run('restaurar', copy, places), run('restaurar', copy, places)]);
      expect(answers.map(({ code }) => code).toSorted()).toEqual([0, 1]);
      expect(answers.map(({ output }) => output).join()).not.toContain('dañada');
    });

  it('rejects a target folder that is not empty, is inside the source or is not writable', async () => {
    const places = await newInstallation();
    expect(await run('respaldar', copy, places)).toEqual({ code: 1, output: expect.stringContaining('no está vacía') });
    const within = path.join(places.DATA_DIR, 'archivos/copia');
    expect(await run('respaldar', within, places)).toEqual({
      code: 1,
      output: expect.stringContaining('que se copia'),
    });
    expect(await run('respaldar', '/proc/copia', places)).toEqual({
      code: 1,
      output: expect.stringContaining('/proc/copia ('),
    });
    const nowhere = { ...(await newInstallation()), DATA_DIR: '/proc/nada' };
    expect(await run('restaurar', copy, nowhere)).toEqual({ code: 1, output: expect.stringContaining('/proc/nada') });
  });

  it('leaves its folder empty after a failure', async () => {
    const places = await newInstallation();
    await run('restaurar', copy, places);
    const files = path.join(places.DATA_DIR, 'archivos');
    renameSync(files, `${files}.aside`);
    writeFileSync(files, '');
    const target = newCopy();
    expect(await run('respaldar', target, places)).toEqual({
      code: 1,
      output: expect.stringContaining('No se pudo leer'),
    });
    expect(readdirSync(target)).toEqual([]);
    rmSync(files);
    renameSync(`${files}.aside`, files);
    expect(await run('respaldar', target, places)).toEqual({ code: 0, output: expect.stringMatching(/^Copia en /) });
  });

  it.each([
    ['damaged', (at: string) => appendFileSync(at, 'x'), 'está dañada'],
    ['missing', (at: string) => rmSync(at), 'está dañada'],
  ])('rejects a %s table file', async (_, harm, output) => {
    const file = path.join(copy, 'base', 'usuarios.copy.gz');
    const before = readFileSync(file);
    harm(file);
    const places = await newInstallation();
    expect(await run('restaurar', copy, places)).toEqual({ code: 1, output: expect.stringContaining(output) });
    writeFileSync(file, before);
  });
});

it('backup with missing files reports their number and copies the rows', async () => {
  const places = await newInstallation();
  const ground = await openGround({ DATABASE_URL: undefined, ...places }, 'new');
  await ground.migrate(migrations.migrationsFolder);
  await ground.query(
    `insert into archivos (id, clave, sha256, nombre_original, nombre_descarga, mime, tamano, privado, seccion, campo, creado_en, variantes)
     values ($1, $1, repeat('0', 64), 'a.pdf', 'a.pdf', 'application/pdf', 1, false, 'novedades', 'imagen', now(), '{}')`,
    [uuidv7()],
  );
  await ground.close();
  const copy = newCopy();
  expect(await run('respaldar', copy, places)).toEqual({
    code: 1,
    output: expect.stringContaining('faltan 1 archivos'),
  });
  expect(readManifest(copy)).toMatchObject({ tablas: { archivos: { filas: 1 } }, faltan: [expect.any(String)] });
});

describe('invalid backup folder', () => {
  it.each([
    ['truncated', '{"formato":1,"hechoEn":"2026-', /^La copia está dañada: .*copia\.json no se puede leer/],
    ['empty', '', /^La copia está dañada: .*copia\.json no se puede leer/],
    ['of another version', '{"formato":7}', /^.*copia\.json no es de esta versión.*formato/s],
    ['null', 'null', /^.*copia\.json no es de esta versión/],
  ])('with a manifest that is %s is rejected in Spanish with the file and the next step', async (_, text, words) => {
    const places = await newInstallation();
    const copy = newCopy();
    mkdirSync(copy);
    writeFileSync(manifestOf(copy), text);
    const { code, output } = await run('restaurar', copy, places);
    expect([code, output]).toEqual([1, expect.stringMatching(words)]);
    expect(output).toMatch(/otra copia|versión que la hizo/);
    expect(output).not.toMatch(/JSON|Invalid|expected|Unexpected|position/);
  });

  // Covered on the database server only, where it runs faster.
  if (isOnServer)
    it('with invalid rows and a correct hash is rejected with the table', async () => {
      const places = await newInstallation();
      const copy = newCopy();
      await run('respaldar', copy, await migratedInstallation());
      const file = path.join(copy, 'base', 'correlativos.copy.gz');
      const broken = gzipSync('contactanos/reclamos\tno es un año\t7\n');
      writeFileSync(file, broken);
      const manifest = readManifest(copy);
      const table = manifest.tablas.correlativos as { sha256: string };
      table.sha256 = createHash('sha256').update(broken).digest('hex');
      writeFileSync(manifestOf(copy), JSON.stringify(manifest));
      const { code, output } = await run('restaurar', copy, places);
      expect([code, output]).toEqual([1, expect.stringMatching(/^La copia está dañada: .*correlativos\.copy\.gz/)]);
      expect(output).toContain('otra copia');
    });

  it('without a manifest is rejected', async () => {
    const places = await newInstallation();
    expect(await run('restaurar', folder, places)).toEqual({
      code: 1,
      output: expect.stringContaining('no es una copia de respaldo completa'),
    });
  });
});

// Covered on the database server only, where it runs faster.
if (isOnServer)
  it('backup of an earlier version is restored and then migrated', async () => {
    const [before, after] = [await newInstallation(), await newInstallation()];
    const earlier = await openGround({ DATABASE_URL: undefined, ...before }, 'new');
    await migrateTo(earlier, '0014_limites');
    await earlier.query(`insert into correlativos values ('contactanos/reclamos', 2026, 7)`);
    await earlier.close();
    const copy = newCopy();
    expect(await run('respaldar', copy, before)).toMatchObject({ code: 0 });
    expect(readManifest(copy).migracion).toBe('0014_limites');
    expect(await run('restaurar', copy, after)).toMatchObject({ code: 0 });
    const ground = await openGround({ DATABASE_URL: undefined, ...after }, 'existing');
    const names = readdirSync(migrations.migrationsFolder)
      .filter((name) => name.endsWith('.sql'))
      .sort();
    expect(`${await tagOf(ground)}.sql`).toBe(names.at(-1));
    expect(await ground.query('select * from correlativos')).toHaveLength(1);
    await ground.close();
  });
