import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { addressOf } from '../backend/src/startup/addressOf.js';
import { root } from './root.mjs';

const built = (file) => import(pathToFileURL(path.join(root, 'demo/dist', file)).href);

/**
 * Reads the settings of `npm start` from the environment and, as fallback, the file `.env`. Throws an Error with all
 * faults, by the server's own rules. Needs the built demonstration.
 */
export async function readSettings() {
  const file = path.join(root, '.env');
  if (existsSync(file)) process.loadEnvFile(file);
  const { readDemoConfig } = await built('startup/demoSettings.js');
  const { tryHost } = await built('startup/tryHost.js');
  const config = readDemoConfig(process.env);
  const { PORT: port, HOST: host, DATA_DIR, FIREBASE_PROJECT_ID, FIREBASE_AUTH_EMULATOR_HOST } = config;
  if (port === 0) throw new Error('PORT debe ser un número de puerto entre 1 y 65535.');
  return {
    port,
    host,
    warnings: (tryHost(config).warnings ?? []).map(({ name, message }) => `${name}: ${message}`),
    address: addressOf(host, port),
    dataDir: path.resolve(root, DATA_DIR),
    projectId: FIREBASE_PROJECT_ID,
    emulatorHost: FIREBASE_AUTH_EMULATOR_HOST,
  };
}
