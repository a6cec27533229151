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

// The first start also loads the demonstration's data, which takes a minute or more on a slow machine.
const readyWithinMs = 300_000;

/** Builds what is stale, starts the sign-in emulator and the server, and keeps them together until asked to stop. */
export async function startProduct() {
  const began = Date.now();
  const children = [];
  let settings;
  let logs;
  let lock;
  let ending = false;

  const end = async (code, message) => {
    if (ending) return;
    ending = true;
    if (message) console[code === 0 ? 'log' : 'error'](`\n${message}`);
    // The server first: it may still ask the emulator while it finishes its requests.
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
    await buildParts(console.log);
    settings = await readSettings();
    logs = {
      server: path.join(settings.dataDir, 'servidor.log'),
      emulator: path.join(settings.dataDir, 'acceso.log'),
    };
    lock = await openDataFolder(settings.dataDir);
    await requireFreePort(settings.port, settings.host);
    Object.values(logs).forEach(keepPrevious);
    if (ending) return;
    const emulator = settings.emulatorHost ? undefined : await startEmulator();
    if (ending) return;
    const first = !existsSync(path.join(settings.dataDir, 'pglite'));
    console.log(`Iniciando el servidor…${first ? ' (la primera vez carga los datos de demostración)' : ''}`);
    const server = keep(
      startServer(emulator?.host ?? settings.emulatorHost),
      () => `El servidor se detuvo.\n${lastLines(logs.server)}`,
    );
    await waitUntilReady(new URL('/api/salud/listo', settings.address), server, readyWithinMs);
    await printWelcome({ ...settings, seconds: (Date.now() - began) / 1000, logs });
    process.send?.({ address: settings.address });
  } catch (error) {
    await end(1, error.message);
  }

  async function startEmulator() {
    console.log('Iniciando el emulador de inicio de sesión…');
    const emulator = await startAuthEmulator({ logFile: logs.emulator, projectId: settings.projectId });
    keep(emulator.child, () => `El emulador de inicio de sesión se detuvo.\n${lastLines(logs.emulator)}`);
    return emulator;
  }

  function startServer(emulatorHost) {
    const main = path.join(root, 'demo/dist/main.js');
    if (!existsSync(main)) throw new Error(`Falta ${main}: la compilación no lo produjo.`);
    return startChild(main, {
      logFile: logs.server,
      env: {
        ...process.env,
        PORT: String(settings.port),
        HOST: settings.host,
        DATA_DIR: settings.dataDir,
        FIREBASE_PROJECT_ID: settings.projectId,
        FIREBASE_AUTH_EMULATOR_HOST: emulatorHost,
      },
    });
  }
}
