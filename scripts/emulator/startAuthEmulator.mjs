import { once } from 'node:events';
import path from 'node:path';
import { startChild } from '../processes/startChild.mjs';

/**
 * Starts the Firebase Auth emulator. Requests during its load wait.
 * @param {{ logFile: string, projectId?: string }} options
 * @returns {Promise<{ child: import('node:child_process').ChildProcess, host: string }>} host is `127.0.0.1:port`
 */
export async function startAuthEmulator({ logFile, projectId = 'demo-kantuta' }) {
  const child = startChild(path.join(import.meta.dirname, 'authEmulator.mjs'), {
    logFile,
    env: { ...process.env, FIREBASE_PROJECT_ID: projectId },
  });
  const [first] = await Promise.race([once(child, 'message'), once(child, 'exit')]);
  if (typeof first?.port !== 'number') throw new Error(`El emulador de inicio de sesión no arrancó. Vea ${logFile}`);
  return { child, host: `127.0.0.1:${first.port}` };
}
