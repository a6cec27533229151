import { once } from 'node:events';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { startAuthEmulator } from './emulator/startAuthEmulator.mjs';
import { openDataFolder } from './openDataFolder.mjs';
import { buildParts } from './parts/buildParts.mjs';
import { printWelcome } from './printWelcome.mjs';
import { endChild } from './processes/endChild.mjs';
import { keepPrevious } from './processes/keepPrevious.mjs';
import { lastLines } from './processes/lastLines.mjs';
import { onStopRequest } from './processes/onStopRequest.mjs';
import { requireFreePort } from './processes/requireFreePort.mjs';
import { startChild } from './processes/startChild.mjs';
import { waitUntilReady } from './processes/waitUntilReady.mjs';
import { readSettings } from './readSettings.mjs';
import { root } from './root.mjs';

/** Maximum silence of the server, longer than a large migration. */
const SILENCE_MS = 300_000;

/**
 * Builds outdated parts, and runs the sign-in emulator and the server until a stop request. Sends `{ address }` to its
 * parent once the whole demonstration is seeded.
 */
export async function startProduct() {
  const began = Date.now();
  const children = [];
  let settings;
  let logs;
  let lock;
  let ending = false;
  let stage = 'compilando';
  const seconds = () => (Date.now() - began) / 1000;
  const ticker = setInterval(() => console.log(`  ${seconds().toFixed(0)} s: ${stage}`), 1_000);

  const end = async (code, message) => {
    if (ending) return;
    ending = true;
    clearInterval(ticker);
    if (message) console[code === 0 ? 'log' : 'error'](`\n${message}`);
    // The server first: its last requests may still need the emulator.
    for (const child of children.toReversed()) await endChild(child);
    lock?.release();
    process.exit(code);
  };
  const keep = (child, fault) => {
    children.push(child);
    lock.noteChildren(children.map(({ pid }) => pid));
    child.once('exit', () => end(1, fault()));
    return child;
  };
  onStopRequest(() => end(0, 'Deteniendo… (otra vez Ctrl-C no espera a lo que está en curso)'));

  try {
    // The server's rules validate the settings, so its build comes first; the other builds run in parallel.
    const others = buildParts(console.log, ['base', 'admin', 'site']);
    others.catch(() => undefined);
    await buildParts(console.log, ['server']);
    settings = await readSettings();
    logs = {
      server: path.join(settings.dataDir, 'servidor.log'),
      emulator: path.join(settings.dataDir, 'acceso.log'),
    };
    lock = await openDataFolder(settings.dataDir);
    await requireFreePort(settings.port, settings.host);
    Object.values(logs).forEach(keepPrevious);
    if (ending) return;
    const emulatorHost = settings.emulatorHost ?? (await startEmulator());
    await others;
    if (ending) return;
    stage = 'iniciando el servidor';
    const server = startServer(emulatorHost);
    const complete = once(server, 'complete');
    await waitUntilReady(new URL('/api/salud/listo', settings.address), server, SILENCE_MS);
    clearInterval(ticker);
    await printWelcome({ ...settings, seconds: seconds(), logs });
    await complete;
    process.send?.({ address: settings.address });
  } catch (error) {
    await end(1, error.message);
  }

  async function startEmulator() {
    const { child, host } = await startAuthEmulator({ logFile: logs.emulator, projectId: settings.projectId });
    keep(child, () => `El emulador de inicio de sesión se detuvo.\n${lastLines(logs.emulator)}`);
    return host;
  }

  function startServer(emulatorHost) {
    const main = path.join(root, 'demo/dist/main.js');
    if (!existsSync(main)) throw new Error(`Falta ${main}: la compilación no lo produjo.`);
    const server = startChild(main, {
      logFile: logs.server,
      env: {
        ...process.env,
        PORT: String(settings.port),
        HOST: settings.host,
        DATA_DIR: settings.dataDir,
        FIREBASE_PROJECT_ID: settings.projectId,
        FIREBASE_AUTH_EMULATOR_HOST: emulatorHost,
        // Compile cache of Node 22.1 and later.
        NODE_COMPILE_CACHE: path.join(root, 'node_modules/.cache/compilado'),
      },
    });
    server.on('message', ({ loaded, rows, complete }) => {
      if (rows) stage = `demostración: ${loaded} de ${rows} registros`;
      if (rows && loaded === rows)
        console.log(`\nLa demostración está completa: ${rows} registros en ${seconds().toFixed(1)} s`);
      if (complete) server.emit('complete');
    });
    return keep(server, () => `El servidor se detuvo.\n${lastLines(logs.server)}`);
  }
}
