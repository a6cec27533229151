import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { findFreePort } from '../processes/findFreePort.mjs';
import { root } from '../root.mjs';

/**
 * Starts the product as `npm start` does, on its embedded database and a free port, and waits until it is ready.
 * @param {string} dataDir
 * @param {string} [node] the Node to build and run it with
 * @param {NodeJS.ProcessEnv} [settings] additional environment variables
 */
export async function forkProduct(dataDir, node = process.execPath, settings = {}) {
  // Settings of a production or CI machine must not leak in: this product needs no others.
  const { DATABASE_URL, FIRESTORE_EMULATOR_HOST, FIREBASE_AUTH_EMULATOR_HOST, USERS_STORE, NODE_ENV, ...env } =
    process.env;
  // Trusts one proxy, so that each test can send its own client address and have its own rate limits. Empty values
  // override real services of a .env file.
  const nothingReal = { SMTP_URL: '', ORIGIN: '', FIREBASE_PROJECT_ID: '', FILES_BUCKET: '' };
  const own = {
    ...env,
    ...nothingReal,
    DATA_DIR: dataDir,
    PORT: String(await findFreePort()),
    TRUSTED_PROXIES: '1',
    ...settings,
  };
  // The build runs the first npm in PATH.
  if (node !== process.execPath) own.PATH = [path.dirname(node), env.PATH].join(path.delimiter);
  const child = fork(path.join(root, 'scripts/start.mjs'), {
    execPath: node,
    env: own,
    detached: process.platform !== 'win32',
  });
  const [first] = await Promise.race([once(child, 'message'), once(child, 'exit')]);
  if (typeof first?.address !== 'string') throw new Error('El producto no arrancó.');
  return { child, address: first.address, env };
}
