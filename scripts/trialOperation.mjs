import { execFileSync } from 'node:child_process';
import { chmodSync, copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { staff } from './bench/fillDatabase.mjs';
import { productionSettings, project } from './bench/productionSettings.mjs';
import { startGoogle } from './bench/startProduction.mjs';
import { hostAddress } from './image/hostAddress.mjs';
import { MACHINE, makeImages } from './image/makeImages.mjs';
import { commandsOf } from './image/runbook.mjs';
import { startDocker } from './image/startDocker.mjs';
import { watchMachine } from './image/watchMachine.mjs';
import { endChild } from './processes/endChild.mjs';
import { requireNode } from './processes/requireNode.mjs';
import { root } from './root.mjs';

// node scripts/trialOperation.mjs [folder]: runs the commands of docs/operacion.md and docs/averias.md verbatim on a
// clean machine, a container with systemd. Has the requirements of `trial:image`. Stand-ins replace Google and the mail server.
const HOST = 'www.entidad.bo';
const { version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
/** The runbook's placeholder is the folder's name of the next version too. */
const NEXT = 'X.Y.Z';
/** Capabilities for systemd; some hosts can't grant full privileges. */
const SYSTEMD = [
  '--cap-add',
  'SYS_ADMIN',
  '--security-opt',
  'seccomp=unconfined',
  '--cgroupns=host',
  '--tmpfs',
  '/run',
];

requireNode();
if (process.getuid?.() !== 0) throw new Error('Necesita root: debootstrap y Docker Engine.');
execFileSync(process.execPath, ['scripts/release.mjs'], { cwd: root, stdio: 'inherit' });
const imageFile = process.argv[2];
const folder = path.resolve(imageFile ?? mkdtempSync('/srv/coop-operacion-'));
// The runbook's service has a private /tmp.
if (folder.startsWith(`${tmpdir()}/`)) throw new Error(`Elija una carpeta fuera de ${tmpdir()}`);
const shared = path.join(folder, 'compartido');
mkdirSync(shared, { recursive: true });
const engine = await startDocker(path.join(folder, 'docker'));
const { docker, env } = engine;
let google;
let container;

try {
  makeImages(folder, docker, env);
  google = await startGoogle(folder, staff, hostAddress(docker));
  const { GOOGLE_STAND_IN, GOOGLE_APPLICATION_CREDENTIALS } = await productionSettings(shared, google);
  for (const file of ['bench/useStandIn.mjs', 'image/correo/catchMails.mjs'])
    copyFileSync(path.join(import.meta.dirname, file), path.join(shared, path.basename(file)));
  makeCertificate();
  for (const place of [folder, shared]) chmodSync(place, 0o755);
  const mounts = ['-v', '/sys/fs/cgroup:/sys/fs/cgroup', '-v', `${shared}:${shared}:ro`];
  container = docker('run', '-d', ...SYSTEMD, '--add-host', `${HOST}:127.0.0.1`, ...mounts, MACHINE);
  for (const suffix of ['', '.sha256'])
    docker('cp', path.join(root, `dist/cooperativa-${version}.tar.gz${suffix}`), `${container}:/opt/`);
  // Prerequisites of an entidad: its service account, its certificate and a mail server.
  runOnMachine(`cp ${GOOGLE_APPLICATION_CREDENTIALS} /etc/cooperativa-google.json
    mkdir /etc/ssl/cooperativa && cp ${shared}/*.pem /etc/ssl/cooperativa
    cat ${shared}/cadena.pem >> /etc/ssl/certs/ca-certificates.crt
    mkdir /correo && cd /correo && cp ${shared}/catchMails.mjs . && npm install --no-save --no-audit --no-fund smtp-server@3 postal-mime@2
    systemd-run --unit=correo --working-directory=/correo node catchMails.mjs
    apt-get update`);
  const replacements = {
    // The machine has its own, because bookworm's is too old.
    'install -y nodejs': 'install -y',
    'su.direccion': HOST,
    'su-proyecto': project,
    'su-clave-web': 'bench',
    'smtps://usuario:clave@smtp.entidad.bo:465': 'smtp://127.0.0.1:1025?requireTLS=false',
    'COTIZACION_FUENTE=bcb': `NODE_OPTIONS=--import=${shared}/useStandIn.mjs\nGOOGLE_STAND_IN=${GOOGLE_STAND_IN}`,
  };
  for (const commands of commandsOf('operacion.md', 'De una máquina vacía a una instalación', replacements))
    runOnMachine(commands);
  expect(`curl -sS -o /dev/null -w '%{http_code}' https://${HOST}/login`, '200');
  expect('systemctl is-active cooperativa@3001 cooperativa@3002', 'active\nactive');
  expect('curl -sS http://127.0.0.1:13002/metrics | grep -c ^mails_stuck', '1');
  for (const commands of commandsOf('operacion.md', 'Vigilar')) runOnMachine(commands);
  await watchMachine(runOnMachine, outputOf);
  // Runs cron's command now.
  runOnMachine(`bash -c "$(sed 's/.*root //; s/\\\\%/%/g' /etc/cron.d/cooperativa)"`);
  expect('ls /var/backups/cooperativa/$(date +%F)/copia.json | wc -l', '1');
  runOnMachine(`cd /opt && cp -a cooperativa-${version} cooperativa-${NEXT}
    tar -czf cooperativa-${NEXT}.tar.gz cooperativa-${NEXT} && rm -r cooperativa-${NEXT}
    sha256sum cooperativa-${NEXT}.tar.gz > cooperativa-${NEXT}.tar.gz.sha256`);
  for (const commands of commandsOf('operacion.md', 'Actualizar')) runOnMachine(commands);
  expect('readlink /opt/cooperativa', `/opt/cooperativa-${NEXT}`);
  for (const commands of commandsOf('operacion.md', 'Volver atrás')) runOnMachine(commands);
  expect('readlink /opt/cooperativa', `/opt/cooperativa-${version}`);
  expect(`curl -sS -o /dev/null -w '%{http_code}' https://${HOST}/login`, '200');
  console.log('docs/operacion.md y docs/averias.md, seguidos al pie de la letra: bien');
} catch (error) {
  console.error(`Mal: ${error.message}`);
  if (container) console.log(docker('exec', container, 'journalctl', '-n', '40', '--no-pager'));
  process.exitCode = 1;
} finally {
  if (container) docker('rm', '-f', container);
  await endChild(google?.child);
  await engine.stop();
  if (!imageFile) rmSync(folder, { recursive: true, force: true });
}

function makeCertificate() {
  const files = ['-keyout', path.join(shared, 'clave.pem'), '-out', path.join(shared, 'cadena.pem')];
  const subject = ['-subj', `/CN=${HOST}`, '-addext', `subjectAltName=DNS:${HOST}`];
  const lasting = ['-days', '1', '-nodes', '-newkey', 'rsa:2048'];
  execFileSync('openssl', ['req', '-x509', ...lasting, ...subject, ...files], { stdio: 'ignore' });
}

/** Runs commands on the machine; the first failure ends the trial. */
function runOnMachine(commands) {
  const shell = ['-e', 'DEBIAN_FRONTEND=noninteractive', container, 'bash', '-exo', 'pipefail', '-c', commands];
  execFileSync('docker', ['exec', ...shell], { env, stdio: 'inherit' });
}

function outputOf(command) {
  return docker('exec', container, 'bash', '-c', command);
}

function expect(command, should) {
  const is = outputOf(command);
  if (is !== should) throw new Error(`${command}: «${is}», y debe ser «${should}»`);
}
