import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildParts } from './parts/buildParts.mjs';
import { external } from './parts/bundle.mjs';
import { product } from './parts/parts.mjs';
import { requireNode } from './processes/requireNode.mjs';
import { root } from './root.mjs';

// npm run release: builds the product and writes dist/cooperativa-<version>/, its .tar.gz and the archive's .sha256.
// Options go to npm, for machines of another kind: -- --cpu=arm64 --os=linux --libc=glibc.
const contents = [
  ...[
    'backend/dist',
    'backend/drizzle',
    'domain/dist',
    'admin/dist',
    'public-site/dist',
    '.env.example',
    'CHANGELOG.md',
  ],
  ...['docs/operacion.md', 'docs/averias.md', 'docs/escala.md', 'docs/ejemplos'],
];
const workspaces = ['domain', 'backend', 'admin', 'public-site'];
/** Files that nothing reads at runtime: types, source maps, manuals, tests and duplicate formats. */
const unused =
  /\.([cm]?ts|map|md)$|\/(pino|thread-stream)\/test\/|\/pdfkit\/js\/.*\.(browser|standalone)\.|\/pdfium\/dist\/.*(base64|\.cdn\.)/i;
const licence = /^(licen[cs]e|copying|notice)/i;

requireNode();
await buildParts(
  console.log,
  product.filter((name) => name !== 'base'),
);
const own = readJson(path.join(root, 'package.json'));
const name = `cooperativa-${own.version}`;
const folder = path.join(root, 'dist', name);
const archive = `${folder}.tar.gz`;
rmSync(folder, { recursive: true, force: true });
for (const file of contents) cpSync(path.join(root, file), path.join(folder, file), { recursive: true });
installPackages();
const scope = ['--omit', 'dev', ...workspaces.flatMap((workspace) => ['-w', `@coop/${workspace}`])];
writeFileSync(path.join(folder, 'sbom.cdx.json'), npm(root, 'sbom', '--sbom-format', 'cyclonedx', ...scope));
writeFileSync(path.join(folder, 'LICENCIAS.txt'), licences());
execFileSync('tar', ['-czf', archive, '-C', path.dirname(folder), name]);
const hash = createHash('sha256').update(readFileSync(archive)).digest('hex');
writeFileSync(`${archive}.sha256`, `${hash}  ${name}.tar.gz\n`);
console.log(`${path.relative(root, archive)}: ${megabytes([archive])} MB`);
console.log(
  `Desempaquetado: ${megabytes(filesIn(folder))} MB; node_modules, ${megabytes(filesIn(`${folder}/node_modules`))} MB`,
);

/** Installs the packages that the bundle excludes, in the versions of the lock file. */
function installPackages() {
  const { packages } = readJson(path.join(root, 'package-lock.json'));
  const dependencies = Object.entries(packages)
    .map(([place, { version, dev }]) => [place.replace('node_modules/', ''), version, dev])
    .filter(([place, , dev]) => external.test(place) && !place.includes('/node_modules/') && !dev);
  for (const workspace of ['domain', 'backend']) {
    const { name, version, type, exports } = readJson(path.join(root, workspace, 'package.json'));
    writeJson(`${workspace}/package.json`, { name, version, private: true, type, exports });
  }
  const { version, license, engines } = own;
  writeJson('package.json', {
    ...{ name: 'cooperativa', version, private: true, type: 'module', license, engines },
    workspaces: ['domain', 'backend'],
    dependencies: Object.fromEntries(dependencies),
  });
  cpSync(path.join(root, 'package-lock.json'), path.join(folder, 'package-lock.json'));
  const options = ['--omit=dev', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  npm(folder, 'install', ...options, ...process.argv.slice(2));
  for (const part of [...workspaces.map((workspace) => `${workspace}/dist`), 'node_modules'])
    for (const file of filesIn(path.join(folder, part)))
      if (unused.test(file) && !licence.test(path.basename(file))) rmSync(file);
}

/** Returns each licence's text once, below the packages that carry it: those installed and those in the bundles. */
function licences() {
  const texts = new Map();
  for (const place of npm(root, 'ls', '--all', '--parseable', ...scope)
    .trim()
    .split('\n')) {
    const { name, version, license } = readJson(path.join(place, 'package.json'));
    if (!place.includes('node_modules') || name.startsWith('@coop/')) continue;
    const files = readdirSync(place).filter((file) => licence.test(file));
    const text = files.map((file) => readFileSync(path.join(place, file), 'utf8').trim()).join('\n\n');
    texts.set(text, (texts.get(text) ?? new Set()).add(`${name} ${version} (${license ?? 'sin declarar'})`));
  }
  return [...texts]
    .map(([text, names]) => `${[...names].sort().join('\n')}\n\n${text}\n`)
    .join(`\n${'-'.repeat(80)}\n\n`);
}

function npm(cwd, ...args) {
  const options = { cwd, encoding: 'utf8', maxBuffer: 1e8, stdio: ['ignore', 'pipe', 'inherit'] };
  return execFileSync('npm', args, { ...options, shell: process.platform === 'win32' });
}

/** Skips the links to the workspaces, which newer versions of Node follow. */
function filesIn(place) {
  const files = readdirSync(place, { recursive: true, withFileTypes: true });
  return files
    .filter((file) => file.isFile())
    .map((file) => path.join(file.parentPath, file.name))
    .filter((file) => !file.includes(path.join('node_modules', '@coop')));
}

function megabytes(files) {
  return Math.round(files.reduce((sum, file) => sum + statSync(file).size, 0) / 1e6);
}

function readJson(file) {
  return JSON.parse(readFileSync(file, 'utf8'));
}

function writeJson(file, content) {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), `${JSON.stringify(content, null, 2)}\n`);
}
