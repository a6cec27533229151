import { existsSync } from 'node:fs';
import path from 'node:path';
import { root } from './root.mjs';

const everywhere = new Set(['0.0.0.0', '::']);

/**
 * The settings of `npm start` from the environment and, for what it doesn't say, from the file `.env`.
 * The server validates all of them; here only what the start itself needs is read.
 */
export function readSettings() {
  const file = path.join(root, '.env');
  if (existsSync(file)) process.loadEnvFile(file);
  const { PORT, HOST, DATA_DIR, FIREBASE_PROJECT_ID, FIREBASE_AUTH_EMULATOR_HOST, NODE_ENV } = process.env;
  if (NODE_ENV === 'production')
    throw new Error(
      '«npm start» es la demostración, con cuentas y contraseñas conocidas. En producción ejecute: node backend/dist/main.js',
    );
  const port = Number(PORT || 3000);
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new Error(`PORT debe ser un número de puerto entre 1 y 65535, y es «${PORT}».`);
  const host = HOST || '127.0.0.1';
  return {
    port,
    host,
    address: `http://${everywhere.has(host) ? '127.0.0.1' : host}:${port}`,
    dataDir: path.resolve(root, DATA_DIR || '.data'),
    projectId: FIREBASE_PROJECT_ID || 'demo-kantuta',
    emulatorHost: FIREBASE_AUTH_EMULATOR_HOST || undefined,
  };
}
