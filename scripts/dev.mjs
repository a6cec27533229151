import { createRequire } from 'node:module';
import path from 'node:path';
import { startAuthEmulator } from './emulator/startAuthEmulator.mjs';
import { openDataFolder } from './openDataFolder.mjs';
import { buildParts } from './parts/buildParts.mjs';
import { endChild } from './processes/endChild.mjs';
import { keepPrevious } from './processes/keepPrevious.mjs';
import { onStopRequest } from './processes/onStopRequest.mjs';
import { requireFreePort } from './processes/requireFreePort.mjs';
import { requireNode } from './processes/requireNode.mjs';
import { startWatch } from './processes/startWatch.mjs';
import { readSettings } from './readSettings.mjs';
import { root } from './root.mjs';

// Runs the product as `npm start` does, on the same port, and rebuilds each part when its sources change. Vite also
// serves the panel on its own port, with hot reload.
let lock;
const children = [];

const end = async (code) => {
  await Promise.all(children.map(endChild));
  lock?.release();
  process.exit(code);
};

requireNode();
onStopRequest(() => end(0));
try {
  await buildParts(console.log);
  const settings = await readSettings();
  lock = await openDataFolder(settings.dataDir);
  await requireFreePort(settings.port, settings.host);
  const emulator = settings.emulatorHost ? { host: settings.emulatorHost } : await startEmulator(settings);
  children.push(...watchSources(settings), watchServer(settings, emulator.host));
  lock.noteChildren(children.map(({ pid }) => pid));
  console.log(`\nDesarrollo en ${settings.address}/ — guarde un archivo y recargue la página.`);
  console.log(
    'El panel, con cada cambio a la vista: /administrador en la dirección que dice [panel]. Para detener: Ctrl-C\n',
  );
} catch (error) {
  console.error(error.message);
  await end(1);
}

async function startEmulator({ dataDir, projectId }) {
  const logFile = path.join(dataDir, 'acceso.log');
  keepPrevious(logFile);
  const emulator = await startAuthEmulator({ logFile, projectId });
  children.push(emulator.child);
  return emulator;
}

function watchSources({ port }) {
  const tsc = path.join(root, 'node_modules/typescript/bin/tsc');
  const vite = path.join(
    createRequire(path.join(root, 'admin/package.json')).resolve('vite/package.json'),
    '../bin/vite.js',
  );
  const bundle = [vite, 'build', '--watch', '--logLevel', 'warn'];
  return [
    startWatch('tipos', [tsc, '-b', '-w', '--preserveWatchOutput', 'domain', 'backend', 'demo']),
    startWatch('panel', [vite, '--clearScreen', 'false'], {
      cwd: 'admin',
      env: { ...process.env, PORT: String(port) },
    }),
    startWatch('sitio', bundle, { cwd: 'public-site' }),
    startWatch('sitio en el servidor', [...bundle, '--ssr', 'src/entry-server.tsx'], { cwd: 'public-site' }),
  ];
}

function watchServer({ port, host, dataDir, projectId }, emulatorHost) {
  // As two arguments: Node passes every second `--watch-path=folder` on to its child, which then watches too.
  const watched = ['demo/src', 'backend/src', 'domain/src', 'public-site/dist'].flatMap((folder) => [
    '--watch-path',
    folder,
  ]);
  const fromSources = ['--import', './scripts/typescript/register.mjs', 'demo/src/main.ts'];
  return startWatch('servidor', [...watched, '--watch-preserve-output', ...fromSources], {
    env: {
      LOG_LEVEL: 'warn',
      ...process.env,
      PORT: String(port),
      HOST: host,
      DATA_DIR: dataDir,
      FIREBASE_PROJECT_ID: projectId,
      FIREBASE_AUTH_EMULATOR_HOST: emulatorHost,
    },
  });
}
