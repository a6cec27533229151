import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';

const NODE = '24';
const NPM = '11';
const CERTIFICATES = '/etc/ssl/certs/ca-certificates.crt';
/** Documentation and caches, which Debian's slim image omits too. */
const PAPERS = ['usr/share/doc', 'usr/share/locale', 'usr/share/man', 'usr/share/info', 'var/lib/apt/lists'];
const inherit = { stdio: 'inherit' };

/** Replacements for compose's registry images, made of Debian packages and npm's `node`: variable → image. */
export const images = {
  NODE_IMAGE: 'ensayo/node',
  POSTGRES_IMAGE: 'ensayo/postgres',
  CADDY_IMAGE: 'ensayo/caddy',
  MAIL_IMAGE: 'ensayo/correo',
};

/** A clean Debian with systemd. */
export const MACHINE = 'ensayo/maquina';

/** Builds the missing images. */
export function makeImages(folder, docker, env) {
  const made = new Set(docker('images', '--format', '{{.Repository}}').split('\n'));
  if (!made.has(images.NODE_IMAGE)) makeBase(path.join(folder, 'base'), env);
  for (const [image, file] of Object.entries({
    [images.POSTGRES_IMAGE]: 'postgres',
    [images.CADDY_IMAGE]: 'caddy',
    [images.MAIL_IMAGE]: 'correo',
    [MACHINE]: 'maquina',
  }))
    if (!made.has(image)) build(image, path.join(import.meta.dirname, file), env);
}

/** Builds an equivalent of node:24-bookworm-slim: Debian without documentation, Node, npm and the user `node`, 1000. */
function makeBase(base, env) {
  rmSync(base, { recursive: true, force: true });
  const packages = `${base}-npm`;
  execFileSync('debootstrap', ['--variant=minbase', '--include=ca-certificates', 'bookworm', base], inherit);
  mkdirSync(packages, { recursive: true });
  const quiet = ['--no-save', '--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error'];
  const node = `node-linux-${process.arch}`;
  execFileSync('npm', ['install', ...quiet, '--prefix', packages, `${node}@${NODE}`, `npm@${NPM}`], inherit);
  const from = (name) => path.join(packages, 'node_modules', name);
  const local = (...names) => path.join(base, 'usr/local', ...names);
  cpSync(path.join(from(node), 'bin/node'), local('bin/node'));
  cpSync(from('npm'), local('lib/node_modules/npm'), { recursive: true });
  symlinkSync('../lib/node_modules/npm/bin/npm-cli.js', local('bin/npm'));
  execFileSync('chroot', [base, 'useradd', '--uid', '1000', '--create-home', 'node']);
  execFileSync('chroot', [base, 'apt-get', 'clean']);
  for (const papers of PAPERS) rmSync(path.join(base, papers), { recursive: true, force: true });
  // A TLS-inspecting network has its own root certificate, which this machine trusts.
  if (existsSync(CERTIFICATES)) cpSync(CERTIFICATES, path.join(base, CERTIFICATES));
  const trust = ['-c', `ENV NODE_EXTRA_CA_CERTS=${CERTIFICATES}`];
  execFileSync('sh', ['-c', 'tar -C "$0" -c . | docker import "$@"', base, ...trust, '-', images.NODE_IMAGE], {
    ...inherit,
    env,
  });
  for (const folder of [base, packages]) rmSync(folder, { recursive: true, force: true });
}

function build(image, folder, env) {
  execFileSync('docker', ['build', '-q', '-t', image, '--build-arg', `BASE=${images.NODE_IMAGE}`, folder], {
    ...inherit,
    env,
  });
}
