import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { makeDatabase } from './bench/benchDatabase.mjs';
import { addStaff, fillDatabase, staff } from './bench/fillDatabase.mjs';
import { productionSettings } from './bench/productionSettings.mjs';
import { startGoogle, startProduction } from './bench/startProduction.mjs';
import { endChild } from './processes/endChild.mjs';
import { root } from './root.mjs';

// node scripts/trialRelease.mjs: unpacks the archive of `npm run release` far from the repository's packages, on two
// databases of DATABASE_URL. Uses it, replaces its folder as an upgrade does, and restores its backup.
const server = process.env.DATABASE_URL;
if (!server) throw new Error('Diga en DATABASE_URL un PostgreSQL de prueba: ahí se hacen dos bases, que se borran.');
const { version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
const { sections } = await import('@coop/domain');
const name = `cooperativa-${version}`;
const folder = mkdtempSync(path.join(tmpdir(), 'coop-version-'));
const copy = path.join(folder, 'copia');
const databases = [await makeDatabase(server), await makeDatabase(server)];
const [database, restored] = databases;
const google = await startGoogle(folder, staff);
const running = [google.child];

try {
  const old = unpack('anterior');
  await run(old, 'comprobar', database);
  let product = await start(old, database);
  await addStaff(database);
  await fillDatabase({ ...product, token: google.token, database, rows: 1 });
  for (const page of ['/', '/administrador', '/api/salud', '/icono-192.png', '/api/openapi.json', '/api/docs/visor.js'])
    await get(product, page);
  await get(product, '/api/novedades/exportar?formato=xlsx');
  const id = await complain(product);
  await get(product, `/api/contactanos/reclamos/${id}/constancia`);
  await endChild(product.child);
  await run(old, 'respaldar', database, copy);
  rmSync(old, { recursive: true });

  const next = unpack('siguiente');
  await run(next, 'migrar', database);
  product = await start(next, database);
  await get(product, `/api/contactanos/reclamos/${id}`);
  await endChild(product.child);
  await run(next, 'restaurar', restored, copy);
  product = await start(next, restored);
  await get(product, `/api/contactanos/reclamos/${id}`);
  console.log('La versión se instala, se actualiza y se restaura: bien');
} finally {
  for (const child of running.toReversed()) await endChild(child);
  for (const made of databases) await made.drop();
  rmSync(folder, { recursive: true, force: true });
}

function unpack(place) {
  const to = path.join(folder, place);
  mkdirSync(to);
  execFileSync('tar', ['--no-same-owner', '-xzf', path.join(root, 'dist', `${name}.tar.gz`), '-C', to]);
  return path.join(to, name);
}

async function start(product, { url }) {
  const started = await startProduction({ folder, google, databaseUrl: url, product, env: { CHALLENGE: 'off' } });
  running.push(started.child);
  console.log(`Listo en ${started.seconds.toFixed(1)} s, ${started.cpu.toFixed(1)} de procesador`);
  return started;
}

/** Runs a command of the product as operators do. */
async function run(product, command, { url }, ...args) {
  const env = { PATH: process.env.PATH, ...(await productionSettings(folder, google)), DATABASE_URL: url };
  const standIn = ['--import', new URL('bench/useStandIn.mjs', import.meta.url).href];
  const program = path.join(product, `backend/dist/startup/${command}.js`);
  execFileSync(process.execPath, [...standIn, program, ...args], { env, stdio: 'inherit' });
}

async function get({ address }, place, options = {}) {
  const headers = { authorization: `Bearer ${google.token}`, 'content-type': 'application/json' };
  const answer = await fetch(address + place, { headers, ...options });
  if (!answer.ok) throw new Error(`${place}: ${answer.status} ${await answer.text()}`);
  return answer;
}

/** Sends a complaint and returns its id, found by its number. */
async function complain(product) {
  const { example } = sections['contactanos/reclamos'];
  const sent = await get(product, '/api/publico/contactanos/reclamos', {
    method: 'POST',
    body: JSON.stringify(example),
  });
  const { codigo } = await sent.json();
  const filter = encodeURIComponent(JSON.stringify({ q: codigo }));
  const [{ id }] = await (await get(product, `/api/contactanos/reclamos?filter=${filter}`)).json();
  return id;
}
