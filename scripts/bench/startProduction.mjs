import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { findFreePort } from '../processes/findFreePort.mjs';
import { startChild } from '../processes/startChild.mjs';
import { waitUntilReady } from '../processes/waitUntilReady.mjs';
import { root } from '../root.mjs';
import { cpuOf } from './cpuOf.mjs';

const project = 'kantuta-bench';
const beside = (file) => new URL(file, import.meta.url).href;

/** Starts the stand-in of Google, which knows one account. */
export async function startGoogle(folder, uid) {
  const child = startChild(path.join(import.meta.dirname, 'googleStandIn.mjs'), {
    logFile: path.join(folder, 'google.log'),
    env: process.env,
  });
  child.send({ project, uid });
  const [{ port, token }] = await once(child, 'message');
  return { child, port, token };
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
    env: { ...(await settings(folder, google)), ...env, PORT: String(port), DATABASE_URL: databaseUrl },
  });
  const address = `http://127.0.0.1:${port}`;
  await waitUntilReady(`${address}/api/salud/listo`, child, 120_000);
  return { child, address, seconds: (performance.now() - began) / 1000, cpu: cpuOf(child.pid) };
}

/** Of production, with nobody outside this machine to talk to. One address asks for all that it can give: no visitor does. */
async function settings(folder, google) {
  // Built by then.
  const { entidadDeDemostracion } = await import('@coop/domain/entidad');
  const {
    logos: _logos,
    imagenSocial: _imagen,
    privacidad: _privacidad,
    enPreparacion: _enPreparacion,
    ...entidad
  } = entidadDeDemostracion;
  const file = (name, content) => {
    writeFileSync(path.join(folder, name), typeof content === 'string' ? content : JSON.stringify(content));
    return path.join(folder, name);
  };
  mkdirSync(path.join(folder, 'datos'), { recursive: true });
  const credentials = {
    type: 'external_account',
    audience: '//iam.googleapis.com/projects/1/locations/global/workloadIdentityPools/p/providers/q',
    subject_token_type: 'urn:ietf:params:oauth:token-type:jwt',
    token_url: `http://127.0.0.1:${google.port}/v1/token`,
    credential_source: { file: file('permiso', 'permiso') },
  };
  return {
    PATH: process.env.PATH,
    NODE_ENV: 'production',
    LOG_LEVEL: 'warn',
    DATA_DIR: path.join(folder, 'datos'),
    ORIGIN: 'https://kantuta.example',
    HASH_SALT: 'a-salt-of-the-bench-alone',
    TRUSTED_PROXIES: '0',
    REQUESTS_PER_SECOND: '999999',
    FIREBASE_PROJECT_ID: project,
    FIREBASE_API_KEY: 'bench',
    GOOGLE_APPLICATION_CREDENTIALS: file('cuenta.json', credentials),
    GOOGLE_STAND_IN: String(google.port),
    ENTIDAD_ARCHIVO: file('entidad.json', { ...entidad, demostracion: false }),
    SMTP_URL: 'smtp://127.0.0.1:9',
    MAIL_FROM: 'bench@kantuta.example',
  };
}
