import { once } from 'node:events';
import path from 'node:path';
import { findFreePort } from '../processes/findFreePort.mjs';
import { startChild } from '../processes/startChild.mjs';
import { waitUntilReady } from '../processes/waitUntilReady.mjs';
import { root } from '../root.mjs';
import { cpuOf } from './cpuOf.mjs';
import { productionSettings, project } from './productionSettings.mjs';

const beside = (file) => new URL(file, import.meta.url).href;

/** Starts the stand-in of Google, which knows one account, at an address of this machine. */
export async function startGoogle(folder, uid, host = '127.0.0.1') {
  const child = startChild(path.join(import.meta.dirname, 'googleStandIn.mjs'), {
    logFile: path.join(folder, 'google.log'),
    env: process.env,
  });
  child.send({ project, uid, host });
  const [{ port, token }] = await once(child, 'message');
  return { child, address: `${host}:${port}`, token };
}

/**
 * Starts the built server as production does, on that PostgreSQL and with that Google, and waits for its first 200.
 * @returns the child, its address, and what its start took: seconds until it answered, and of processor
 */
export async function startProduction({ folder, google, databaseUrl, nodeArgs = [], port, env = {} }) {
  port ??= await findFreePort();
  const began = performance.now();
  const child = startChild(path.join(root, 'backend/dist/main.js'), {
    logFile: path.join(folder, 'servidor.log'),
    nodeArgs: ['--import', beside('useStandIn.mjs'), '--import', beside('recordStatements.mjs'), ...nodeArgs],
    env: {
      PATH: process.env.PATH,
      ...(await productionSettings(folder, google)),
      ...env,
      PORT: String(port),
      DATABASE_URL: databaseUrl,
    },
  });
  const address = `http://127.0.0.1:${port}`;
  await waitUntilReady(`${address}/api/salud/listo`, child, 120_000);
  return { child, address, seconds: (performance.now() - began) / 1000, cpu: cpuOf(child.pid) };
}
