import { execFileSync, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { staff } from './bench/fillDatabase.mjs';
import { startGoogle, startProduction } from './bench/startProduction.mjs';
import { sendBroken } from './cluster/brokenSends.mjs';
import { startDatabaseMachines } from './cluster/databaseMachines.mjs';
import { requestFrom, sendSlowly } from './cluster/slowSenders.mjs';
import { startNginx } from './cluster/startNginx.mjs';
import { SECRET, timeOf, visit } from './cluster/visitors.mjs';
import { buildParts } from './parts/buildParts.mjs';
import { endChild } from './processes/endChild.mjs';
import { findFreePort } from './processes/findFreePort.mjs';
import { requireNode } from './processes/requireNode.mjs';
import { root } from './root.mjs';

// Runs three processes behind nginx, on three machines of PostgreSQL (Patroni and etcd) behind HAProxy, with simulated
// visitors. Kills and restarts the processes; one address sends endless bodies, then breaks its connections. Then the
// leader's database crashes, hands over, loses its machine, its network and its disk space. Visitors must get a
// response or a Retry-After, and complaints be accepted again within BACK_S. No acknowledged complaint may be lost.
const CALM_MS = 5_000;
/** Longer than the failover, so that the former leader returns to a cluster with another one. */
const CUT_MS = 30_000;
const FULL_MS = 12_000;
/** Twice nginx's default of connections. */
const SLOW_CONNECTIONS = 1_024;
const SLOW_MS = 15_000;
const BROKEN_MS = 10_000;
/** Longest times without an acknowledged complaint: Patroni 3.2 raised the shortest lease to 20 s. */
const [BACK_S, BACK_OF_LONG_LEASE_S] = [15, 27];
const DATABASE = '127.0.0.1:5432';

requireNode();
const missing = ['patroni', 'etcd', 'haproxy', 'nginx'].filter((name) => spawnSync('which', [name]).status !== 0);
if (missing.length > 0)
  throw new Error(`Falta ${missing.join(', ')} (en Debian: apt-get install patroni etcd-server haproxy nginx).`);
await buildParts(console.log);
const [, major, minor] = /(\d+)\.(\d+)/.exec(execFileSync('patroni', ['--version'], { encoding: 'utf8' }));
const mostSeconds = major * 100 + Number(minor) < 302 ? BACK_S : BACK_OF_LONG_LEASE_S;
// Available after the build.
const { sections } = await import('@coop/domain');
const folder = mkdtempSync(path.join(tmpdir(), 'coop-varios-'));
// Each service has a user of its own.
chmodSync(folder, 0o711);
const databases = await startDatabaseMachines(folder);
const url = await createDatabase();
const google = await startGoogle(folder, staff);
const ports = [await findFreePort(), await findFreePort(), await findFreePort()];
const servers = [];
let nginx;
let visitors;

const start = async (at) => {
  const env = {
    TRUSTED_PROXIES: '1',
    CHALLENGE: 'off',
    ORIGIN: 'https://www.entidad.bo',
    REQUESTS_PER_SECOND: '',
  };
  servers[at] = await startProduction({ folder, google, databaseUrl: url, port: ports[at], env });
};
/** Runs a step. Visitors must not wait longer than `mostSeconds` for an acknowledged complaint. */
const step = async (what, act) => {
  const [began, refused] = [performance.now(), refusals(visitors)];
  await act();
  await sleep(CALM_MS);
  await databases.waitUntilWhole();
  const gap = visitors.longestGap(began);
  console.log(`${timeOf()} ${what}: ${gap.toFixed(1)} s sin confirmar; ${refusals(visitors) - refused} con 503`);
  if (gap > mostSeconds) visitors.faults.push(`${what}: nadie pudo reclamar en ${gap.toFixed(1)} s`);
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
  visitors = visit(nginx, { people: 12, complaint: sections['contactanos/reclamos'].example });
  await sleep(CALM_MS);
  for (const at of ports.keys()) await step(`proceso ${at + 1} matado, y de vuelta`, () => kill(at));
  await step('los tres procesos reiniciados de uno en uno', async () => {
    for (const at of ports.keys()) {
      await endChild(servers[at].child);
      await start(at);
    }
  });
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
  await step('PostgreSQL de la primera, terminado de golpe', async () =>
    (await databases.findLeader()).crashPostgres(),
  );
  await step('cambio de primera pedido, como antes de un mantenimiento', databases.switchOver);
  await step('la máquina de la primera, perdida, y de vuelta', async () => {
    const lost = await databases.findLeader();
    lost.cut();
    await lost.kill();
    await sleep(CUT_MS);
    lost.join();
    lost.start();
  });
  await step('la primera sin red, y de vuelta', async () => {
    const lost = await databases.findLeader();
    lost.cut();
    await sleep(CUT_MS);
    lost.join();
  });
  await step(`el disco de la primera, lleno ${FULL_MS / 1000} s`, async () => {
    const refused = refusals(visitors);
    const ballast = (await databases.findLeader()).fillDisk();
    await sleep(FULL_MS);
    ballast.giveBack();
    if (refusals(visitors) === refused) visitors.faults.push('Con el disco lleno ningún reclamo recibió 503');
  });
  await visitors.stop();
  if (readFileSync(nginx.log, 'utf8').includes(SECRET))
    visitors.faults.push('El registro de nginx guarda lo que abre una constancia');
  process.exitCode = (await report(visitors)) ? 0 : 1;
} finally {
  nginx?.child.kill('SIGTERM');
  for (const { child } of servers) await endChild(child);
  await endChild(google.child);
  await databases.stop();
  rmSync(folder, { recursive: true, force: true });
}

/** Creates the product's user and database, and returns its address. */
async function createDatabase() {
  const [, password] = /superuser: .*password: ([\w-]+)/.exec(
    readFileSync(path.join(root, 'docs/ejemplos/patroni.yml'), 'utf8'),
  );
  const server = `postgres://postgres:${password}@${DATABASE}/postgres`;
  await run(server, "create role cooperativa login password 'cooperativa'");
  await run(server, 'create database cooperativa owner cooperativa');
  return `postgres://cooperativa:cooperativa@${DATABASE}/cooperativa`;
}

/** Prints the results and returns whether all are correct. */
async function report({ acknowledged, answers, faults }) {
  const rows = await run(url, 'select codigo, descripcion from contactanos_reclamos');
  const stored = new Set(rows.map(({ codigo }) => codigo));
  const lost = acknowledged.filter((codigo) => !stored.has(codigo));
  const twice = rows.length - new Set(rows.map(({ descripcion }) => descripcion)).size;
  console.log(Object.fromEntries([...answers].sort()));
  console.log(`Reclamos confirmados: ${acknowledged.length}; perdidos: ${lost.length}; repetidos: ${twice}`);
  for (const fault of faults.slice(0, 20)) console.log(`Mal: ${fault}`);
  return lost.length + twice + faults.length === 0 && acknowledged.length > 0;
}

/** Runs a statement and returns its rows. */
async function run(connectionString, statement) {
  const client = new pg.Client({ connectionString });
  await client.connect();
  const { rows } = await client.query(statement);
  await client.end();
  return rows;
}
