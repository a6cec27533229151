import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { addStaff, staff } from './bench/fillDatabase.mjs';
import { productionSettings } from './bench/productionSettings.mjs';
import { startGoogle } from './bench/startProduction.mjs';
import { makeCompose } from './image/compose.mjs';
import { hostAddress } from './image/hostAddress.mjs';
import { images, makeImages } from './image/makeImages.mjs';
import { startDocker } from './image/startDocker.mjs';
import { useProduct } from './image/useProduct.mjs';
import { buildParts } from './parts/buildParts.mjs';
import { endChild } from './processes/endChild.mjs';
import { findFreePort } from './processes/findFreePort.mjs';
import { requireNode } from './processes/requireNode.mjs';

// node scripts/trialImage.mjs [folder]: builds the Dockerfile's image on a base of Debian packages and npm's `node`.
// Starts it with compose's settings behind its proxy, uses it, and checks the promises of the files. Needs root, and
// Debian's docker.io, docker-compose and debootstrap. A given folder is kept, with its built images for the next run.
const MAX_MB = 350;
const MAX_PACKAGES_MB = 120;
const HOST = 'localhost';
const PASSWORD = 'clave-del-ensayo';

requireNode();
if (process.getuid?.() !== 0) throw new Error('Necesita root: debootstrap y Docker Engine.');
await buildParts(console.log);
// Available after the build.
const { sections } = await import('@coop/domain');
const folderArgument = process.argv[2];
const folder = path.resolve(folderArgument ?? mkdtempSync(path.join(tmpdir(), 'coop-imagen-')));
const shared = path.join(folder, 'compartido');
mkdirSync(shared, { recursive: true });
const faults = [];
const engine = await startDocker(path.join(folder, 'docker'));
const { docker, env } = engine;
let google;
let compose;

try {
  makeImages(folder, docker, env);
  google = await startGoogle(folder, staff, hostAddress(docker));
  const ports = {
    HTTP_PORT: String(await findFreePort()),
    HTTPS_PORT: String(await findFreePort()),
    MAIL_PORT: await findFreePort(),
  };
  compose = makeCompose(folder, { env, profiles: ['proxy', 'correo'], ...(await settings(ports)) });
  await step('imagen construida', () => compose.run('build', 'producto'));
  await step('en marcha', () => compose.run('up', '-d', 'postgres', 'correo', 'producto', 'proxy'));
  const container = compose.read('ps', '-q', 'producto');
  await step('la imagen es la prometida', () => inspect(container));
  await step('comprobar e invitar', () => {
    compose.run('exec', '-T', 'producto', 'node', 'backend/dist/startup/comprobar.js');
    compose.run('exec', '-T', 'producto', 'node', 'backend/dist/startup/inviteAdministrator.js', 'uno@entidad.bo');
  });
  await addStaff({ query: (statement, values) => void queryCompose(statement, values) });
  const product = useProduct({ host: HOST, port: ports.HTTPS_PORT, token: google.token });
  await step('páginas por el proxy, y en un navegador', async () => {
    await product.quote();
    await product.look('/', '/administrador', '/api/salud/listo', '/api/openapi.json', '/api/docs/visor.js');
    await product.see();
  });
  const codigo = await product.complain(sections['contactanos/reclamos'].example);
  await step('un reclamo, su correo y quien lo atiende', async () => {
    await product.find(codigo);
    await product.hasMail(ports.MAIL_PORT, codigo);
  });
  await step('detenido y de vuelta', async () => {
    compose.run('stop', 'producto');
    expect('termina con', docker('inspect', container, '--format', '{{.State.ExitCode}}'), '0');
    compose.run('up', '-d', 'producto', 'proxy');
    await product.find(codigo);
  });
  await step('copia de respaldo', () =>
    compose.run('exec', '-T', 'producto', 'node', 'backend/dist/startup/respaldar.js', '/data/copia'),
  );
} catch (error) {
  faults.push(error.message);
  console.log(compose?.read('logs', '--tail', '40'));
} finally {
  for (const fault of faults) console.error(`Mal: ${fault}`);
  process.exitCode = faults.length > 0 ? 1 : 0;
  await cleanUp();
}

async function cleanUp() {
  try {
    compose?.run('down', '-v', '--remove-orphans');
  } finally {
    await endChild(google?.child);
    await engine.stop();
    if (!folderArgument) rmSync(folder, { recursive: true, force: true });
  }
}

async function step(what, act) {
  const began = performance.now();
  await act();
  console.log(`${what}: ${((performance.now() - began) / 1000).toFixed(1)} s`);
}

function expect(what, is, should) {
  if (is !== should) faults.push(`${what} ${is}, y debe ser ${should}`);
}

/** Returns the variables of .env, and the additions for the stand-in for Google, mounted at the same path. */
async function settings(ports) {
  const own = await productionSettings(shared, google);
  for (const place of [folder, shared]) chmodSync(place, 0o755);
  const { GOOGLE_STAND_IN, GOOGLE_APPLICATION_CREDENTIALS, DATA_DIR: _folder, ...env } = own;
  const variables = {
    ...env,
    ...images,
    ...ports,
    ORIGIN: `https://${HOST}`,
    TRUSTED_PROXIES: '1',
    CHALLENGE: 'off',
    SMTP_URL: 'smtp://correo:1025?requireTLS=false',
    POSTGRES_PASSWORD: PASSWORD,
    FIREBASE_CREDENTIALS: GOOGLE_APPLICATION_CREDENTIALS,
    PORT: String(await findFreePort()),
  };
  const standIn = path.join(import.meta.dirname, 'bench/useStandIn.mjs');
  const producto = {
    environment: { NODE_OPTIONS: '--import=/ensayo/useStandIn.mjs', GOOGLE_STAND_IN },
    volumes: [`${standIn}:/ensayo/useStandIn.mjs:ro`, `${shared}:${shared}:ro`],
  };
  return { variables, besides: { services: { producto } } };
}

/** Checks size, user and permissions of the image. */
function inspect(container) {
  const of = (format) => docker('inspect', container, '--format', format);
  const image = of('{{.Image}}');
  const inside = (...args) => compose.read('exec', '-T', 'producto', ...args);
  const mb = Math.round(Number(docker('inspect', image, '--format', '{{.Size}}')) / 1e6);
  const packages = Number(inside('du', '-sm', '/app/node_modules').split('\t')[0]);
  console.log(`imagen ${mb} MB, node_modules ${packages} MB`);
  if (mb > MAX_MB) faults.push(`La imagen pasa de ${MAX_MB} MB`);
  if (packages > MAX_PACKAGES_MB) faults.push(`node_modules pasa de ${MAX_PACKAGES_MB} MB`);
  expect('salud', of('{{.State.Health.Status}}'), 'healthy');
  expect('usuario', inside('id', '-u'), '1000');
  expect('solo lectura', of('{{.HostConfig.ReadonlyRootfs}}'), 'true');
  expect('capacidades', inside('sh', '-c', 'grep CapEff /proc/1/status').split('\t')[1], '0'.repeat(16));
  const write = (place) => inside('sh', '-c', `touch ${place} 2>/dev/null && echo sí || echo no`);
  expect('escribe en /app', write('/app/x'), 'no');
  expect('escribe en /data', write('/data/x'), 'sí');
  expect('la demostración está', inside('sh', '-c', 'test -e /app/demo/dist && echo sí || echo no'), 'no');
}

/** Runs a statement on compose's PostgreSQL, which publishes no port. */
function queryCompose(statement, values) {
  const filled = statement.replaceAll(/\$(\d)/g, (_, at) => `'${values[at - 1]}'`);
  const psql = ['psql', '-U', 'cooperativa', '-d', 'cooperativa', '-qc', filled];
  execFileSync('docker', ['exec', compose.read('ps', '-q', 'postgres'), ...psql], { env, stdio: 'inherit' });
}
