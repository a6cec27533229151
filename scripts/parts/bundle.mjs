import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { rolldown } from 'rolldown';
import { root } from '../root.mjs';

/**
 * Packages excluded from the bundle, which a release installs. Tracing patches them as they load
 * (docs/ejemplos/trazas.mjs), the site's bundle imports them too, they read files or start threads beside them, or the
 * server loads them by `createRequire`.
 */
export const external =
  /^(pg|router|zod|pino|sharp|fontkit|pdfkit|unpdf|prom-client|sanitize-html|@electric-sql\/pglite|@expo-google-fonts\/figtree|@fontsource\/dejavu-sans|@google-cloud\/[^/]+|@hyzyla\/pdfium|@e965\/xlsx|@nestjs\/(microservices|websockets))(?=$|\/)/;

/**
 * Bundles the server and the demonstration, with source maps, into the `dist` of each workspace. Bundles start faster:
 * Node spends longer on finding and reading thousands of modules than on running them.
 */
export async function bundle() {
  const folders = ['domain', 'backend', 'demo'].map((workspace) => path.join(root, workspace, 'dist'));
  await Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true })));
  await Promise.all([write(programs(), { groups }), write(parts(), true)]);
  writeViewer();
}

/** Writes the script of /api/docs, which its package holds as a literal in a plugin for another server. */
function writeViewer() {
  const plugin = readFileSync(new URL(import.meta.resolve('@scalar/fastify-api-reference')), 'utf8');
  const literal = plugin.match(/^var standalone_default = (".*");$/m)?.[1];
  if (!literal) throw new Error('The package of the viewer of /api/docs holds its script otherwise');
  writeFileSync(path.join(root, 'backend/dist/visor.js'), runInNewContext(literal));
}

async function write(sources, codeSplitting) {
  const build = await rolldown({
    input: Object.fromEntries(sources.map((source) => [placeOf(source), path.join(root, source)])),
    cwd: root,
    platform: 'node',
    resolve: { conditionNames: ['@coop/source', 'node', 'import'], extensionAlias: { '.js': ['.ts', '.js'] } },
    transform: { target: 'es2023' },
    external,
    // Hides warnings about optional dependencies that are not installed.
    logLevel: 'silent',
  });
  await build.write({
    dir: root,
    sourcemap: true,
    entryFileNames: '[name].js',
    chunkFileNames: ({ name }) => (name.includes('/') ? '[name].js' : 'backend/dist/[name]-[hash].js'),
    codeSplitting,
  });
  await build.close();
}

/** Shared chunks, so that a process loads each module once. The site's bundle loads the domain chunk too. */
const groups = [
  { name: 'domain/dist/domain', test: /[\\/]domain[\\/]src[\\/]/, priority: 1 },
  { name: 'backend/dist/server', test: /./, tags: ['$initial'], minShareCount: 2 },
];

const programs = () => [
  ...exportsOf('domain'),
  ...exportsOf('backend'),
  ...sourcesIn('backend/src/startup').filter((file) => !file.endsWith('/makeBase.ts')),
  ...['backend/src/main.ts', 'backend/src/primerosPasos.ts', 'demo/src/main.ts'],
];

/** Entry points of child processes and of `npm start`. They share no chunk with the server, to start fast. */
const parts = () => [
  ...sourcesIn('backend/src/resource', true).filter((file) => file.endsWith('.process.js')),
  ...['backend/src/platform/lock/acquireLock.ts', 'backend/src/platform/lock/makeFolder.ts'],
  ...['demo/src/startup/demoSettings.ts', 'demo/src/startup/tryHost.ts', 'demo/src/ground/knownAccounts.ts'],
];

/**
 * Returns the output path. Child processes share a folder with the chunks, which locate them relative to themselves.
 */
function placeOf(source) {
  const place = source.endsWith('.process.js') ? `backend/dist/${path.basename(source)}` : source;
  return place.replace('/src/', '/dist/').replace(/\.[jt]s$/, '');
}

/** Returns the sources of the built exports of a workspace. */
function exportsOf(workspace) {
  const { exports } = JSON.parse(readFileSync(path.join(root, workspace, 'package.json'), 'utf8'));
  return Object.values(exports)
    .filter((exported) => exported.default?.startsWith('./dist/'))
    .map((exported) => path.posix.join(workspace, exported['@coop/source']))
    .flatMap((source) => (source.endsWith('/*.ts') ? sourcesIn(path.dirname(source), true) : [source]));
}

const sourcesIn = (folder, recursive = false) =>
  readdirSync(path.join(root, folder), { recursive })
    .filter((name) => /\.[jt]s$/.test(name) && !name.endsWith('.test.ts'))
    .map((name) => `${folder}/${name.replaceAll(path.sep, '/')}`);
