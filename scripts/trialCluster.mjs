import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { addStaff, staff } from './bench/fillDatabase.mjs';
import { startGoogle, startProduction } from './bench/startProduction.mjs';
import { sendBroken } from './cluster/brokenSends.mjs';
import { requestFrom, sendSlowly } from './cluster/slowSenders.mjs';
import { startNginx } from './cluster/startNginx.mjs';
import { startPgbouncer } from './cluster/startPgbouncer.mjs';
import { startPostgres } from './cluster/startPostgres.mjs';
import { SECRET, timeOf, visit } from './cluster/visitors.mjs';
import { watchReplica } from './cluster/watchReplica.mjs';
import { buildParts } from './parts/buildParts.mjs';
import { endChild } from './processes/endChild.mjs';
import { findFreePort } from './processes/findFreePort.mjs';
import { requireNode } from './processes/requireNode.mjs';
import { root } from './root.mjs';

// Runs three processes behind nginx, on PostgreSQL behind pgbouncer and its replica, with simulated visitors. Kills
// each process and stops one gracefully; crashes, stops and fills the database. One address sends endless bodies, then
// breaks its connections. At the end the replica is paused, and then replaces the lost primary. Visitors must get a
// response or a Retry-After, and during the broken connections always a response. No acknowledged complaint may be
// lost.
const AWAY_MS = 6_000;
const CALM_MS = 5_000;
const FULL_MS = 12_000;
/** Time limit to accept complaints again. */
const RECOVERY_MS = 60_000;
/** Twice nginx's default of connections. */
const SLOW_CONNECTIONS = 1_024;
const SLOW_MS = 15_000;
const BROKEN_MS = 10_000;

requireNode();
await buildParts(console.log);
// Available after the build.
const { sections } = await import('@coop/domain');
const folder = mkdtempSync(path.join(tmpdir(), 'coop-varios-'));
const postgres = await startPostgres(folder);
const replica = await postgres.replicate();
// Synchronous replication: an acknowledged complaint is on both.
await run(postgres, "alter system set synchronous_standby_names = '*'", 'select pg_reload_conf()', ...ofRole());
const pgbouncer = await startPgbouncer(folder, postgres);
const google = await startGoogle(folder, staff);
const ports = [await findFreePort(), await findFreePort(), await findFreePort()];
const servers = [];
let nginx;

const start = async (at) => {
  const env = {
    TRUSTED_PROXIES: '1',
    CHALLENGE: 'off',
    ORIGIN: 'https://www.entidad.bo',
    REQUESTS_PER_SECOND: '',
    DATABASE_DIRECT_URL: pgbouncer.directUrl,
    DATABASE_READ_URL: replica.url,
  };
  servers[at] = await startProduction({ folder, google, databaseUrl: pgbouncer.url, port: ports[at], env });
};
const step = async (what, act) => {
  const began = performance.now();
  await act();
  console.log(`${timeOf()} ${what}: ${((performance.now() - began) / 1000).toFixed(1)} s`);
  await sleep(CALM_MS);
};
const refusedWrites = ({ answers }) => answers.get('POST 503') ?? 0;
/** Waits until a complaint is acknowledged again. */
const waitForComplaints = async ({ acknowledged, faults }) => {
  const [before, until] = [acknowledged.length, Date.now() + RECOVERY_MS];
  while (acknowledged.length === before) {
    if (Date.now() > until) return void faults.push('Con lugar otra vez, nadie pudo reclamar');
    await sleep(100);
  }
};
/** Returns the number of responses with 503. */
const refusals = ({ answers }) => (answers.get('GET 503') ?? 0) + (answers.get('POST 503') ?? 0);

const kill = async (at) => {
  const { child } = servers[at];
  child.kill('SIGKILL');
  await once(child, 'exit');
  await start(at);
};

try {
  for (const at of ports.keys()) await start(at);
  nginx = await startNginx(folder, ports);
  await sleep(1_000);
  const visitors = visit(nginx, { people: 12, complaint: sections['contactanos/reclamos'].example });
  await sleep(CALM_MS);
  for (const at of ports.keys()) await step(`proceso ${at + 1} matado, y de vuelta`, () => kill(at));
  await step(`${SLOW_CONNECTIONS} cuerpos que no terminan, de una dirección`, async () => {
    const attacker = sendSlowly(nginx, SLOW_CONNECTIONS);
    await sleep(SLOW_MS);
    const status = await requestFrom(nginx);
    if (status !== 200) visitors.faults.push(`Quien comparte esa dirección recibe ${status} por una página`);
    await attacker.stop();
  });
  await step('envíos que se rompen, de una dirección', async () => {
    const refused = refusals(visitors);
    const attacker = sendBroken(nginx);
    await sleep(BROKEN_MS);
    await attacker.stop();
    const more = refusals(visitors) - refused;
    if (more > 0) visitors.faults.push(`${more} visitas sin respuesta mientras una dirección rompía sus envíos`);
  });
  await step('proceso 2 detenido con SIGTERM, y de vuelta', async () => {
    await endChild(servers[1].child);
    await start(1);
  });
  await step('PostgreSQL terminado de golpe, y de vuelta', async () => {
    await postgres.stop('immediate');
    await postgres.start();
  });
  await step(`PostgreSQL ausente ${AWAY_MS / 1000} s`, async () => {
    await postgres.stop();
    await sleep(AWAY_MS);
    await postgres.start();
  });
  if (postgres.disk)
    await step(`el disco de PostgreSQL lleno ${FULL_MS / 1000} s, y otra vez con lugar`, async () => {
      const [refused, written] = [refusedWrites(visitors), visitors.acknowledged.length];
      const ballast = postgres.disk.fill();
      await sleep(FULL_MS);
      const answered = refusedWrites(visitors) - refused;
      ballast.giveBack();
      await postgres.revive();
      console.log(
        `Con el disco lleno, reclamos que se pidió repetir: ${answered}; recibidos: ${visitors.acknowledged.length - written}`,
      );
      if (answered === 0) visitors.faults.push('Con el disco lleno ningún reclamo recibió 503');
      await waitForComplaints(visitors);
    });
  else console.log('Sin root no hay un disco pequeño: no se prueba lleno');
  const watched = watchReplica({
    replica,
    addresses: servers.map(({ address }) => address),
    token: google.token,
    notice: sections.comunicados.example,
  });
  await step('la réplica, leída por los visitantes', async () => {
    await addStaff({ query: (statement, values) => run(postgres, { text: statement, values }) });
    await watched.hasState('ok');
    await watched.isRead();
  });
  await step('la réplica quieta: lo publicado se lee de la base', watched.showsWhatIsPublished);
  await step('la primera base perdida; la réplica en su lugar', async () => {
    await postgres.stop('immediate');
    await replica.promote();
    pgbouncer.pointTo(replica);
  });
  await sleep(CALM_MS);
  await visitors.stop();
  if (readFileSync(nginx.log, 'utf8').includes(SECRET))
    visitors.faults.push('El registro de nginx guarda lo que abre una constancia');
  process.exitCode = (await report(visitors)) ? 0 : 1;
} finally {
  nginx?.child.kill('SIGTERM');
  for (const { child } of servers) await endChild(child);
  await endChild(google.child);
  pgbouncer.child.kill('SIGTERM');
  for (const database of [postgres, replica]) await database.stop('immediate');
  postgres.disk?.unmount();
  rmSync(folder, { recursive: true, force: true });
}

/** Prints the results and returns whether all are correct. */
async function report({ acknowledged, answers, faults }) {
  const rows = await run(replica, 'select codigo, descripcion from contactanos_reclamos');
  const stored = new Set(rows.map(({ codigo }) => codigo));
  const lost = acknowledged.filter((codigo) => !stored.has(codigo));
  const twice = rows.length - new Set(rows.map(({ descripcion }) => descripcion)).size;
  console.log(Object.fromEntries([...answers].sort()));
  console.log(`Reclamos confirmados: ${acknowledged.length}; perdidos: ${lost.length}; repetidos: ${twice}`);
  for (const fault of faults.slice(0, 20)) console.log(`Mal: ${fault}`);
  return lost.length + twice + faults.length === 0 && acknowledged.length > 0;
}

/** Runs statements and returns the rows of the last one. */
async function run({ url }, ...statements) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  let rows = [];
  for (const statement of statements) ({ rows } = await client.query(statement));
  await client.end();
  return rows;
}

/** Returns the role settings that pgbouncer.ini asks to set once in the database. */
function ofRole() {
  const file = readFileSync(path.join(root, 'docs/ejemplos/pgbouncer.ini'), 'utf8');
  return [...file.matchAll(/ALTER ROLE cooperativa (SET .+);/g)].map(([, setting]) => `alter role coop ${setting}`);
}
