import { once } from 'node:events';
import path from 'node:path';
import { findFreePort } from '../processes/findFreePort.mjs';
import { startChild } from '../processes/startChild.mjs';
import { waitUntilReady } from '../processes/waitUntilReady.mjs';
import { root } from '../root.mjs';
import { cpuOf } from './cpuOf.mjs';
import { productionSettings, project } from './productionSettings.mjs';

const beside = (file) => new URL(file, import.meta.url).href;

/** Starts the stand-in for Google with one account, on an address of this machine. */
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
 * Starts the built server with production settings, that PostgreSQL and that stand-in, and waits until it is ready.
 * `product` is another folder that holds it.
 * @returns the child, its address, and its startup in seconds and in CPU seconds
 */
export async function startProduction({ folder, google, databaseUrl, nodeArgs = [], port, env = {}, product = root }) {
  port ??= await findFreePort();
  const began = performance.now();
  const child = startChild(path.join(product, 'backend/dist/main.js'), {
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
