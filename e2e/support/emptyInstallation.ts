import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findFreePort } from './findFreePort.js';
import { makeDatabase } from './makeDatabase.js';

export type Installation = {
  baseURL: string;
  engine: 'PostgreSQL' | 'PGlite';
  /** The data folder, which holds the mails. */
  folder: string;
  /** Link with which the first administrador sets a password. */
  link: string;
  end: () => Promise<void>;
};

/**
 * Starts a production installation with one account and no password: on a new database of the PostgreSQL at
 * `POSTGRES_URL`, where the run has one; else on PGlite.
 */
export async function emptyInstallation(email: string): Promise<Installation> {
  const folder = await mkdtemp(path.join(tmpdir(), 'primeros-pasos-'));
  const port = await findFreePort();
  const baseURL = `http://127.0.0.1:${port}`;
  const { url, drop } = await makeDatabase(process.env.POSTGRES_URL, 'primeros_pasos');
  const server = fork(path.join(import.meta.dirname, 'newInstallation.mjs'), {
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: folder,
      ...(url && { DATABASE_URL: url }),
      ORIGIN: baseURL,
      LOG_LEVEL: 'warn',
      FIREBASE_PROJECT_ID: 'demo-primeros-pasos',
      PRIMER_CORREO: email,
    },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const end = async () => {
    await stop(server);
    await drop();
    await rm(folder, { recursive: true, force: true });
  };
  try {
    const [message] = await Promise.race([once(server, 'message'), once(server, 'exit')]);
    if (typeof message?.link !== 'string') throw new Error('La instalación no arrancó');
    return { baseURL, engine: url ? 'PostgreSQL' : 'PGlite', folder, link: message.link, end };
  } catch (error) {
    await end();
    throw error;
  }
}

async function stop(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}
