import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

const root = path.join(import.meta.dirname, '../..');

export type Launch = {
  process: ChildProcess;
  /** Resolves when the text has been printed; rejects with the output when the process ends before. */
  printed: (text: string) => Promise<void>;
  /** Resolves with the exit code and the output. */
  ended: Promise<{ code: number | null; output: string }>;
};

/** Starts the product, or that of a project copy, as `npm start` does, with that data folder, port and settings. */
export function launch(
  dataDir: string,
  port: number,
  project = root,
  settings: Readonly<Record<string, string>> = {},
): Launch {
  const { DATABASE_URL, FIRESTORE_EMULATOR_HOST, FIREBASE_AUTH_EMULATOR_HOST, USERS_STORE, ...env } = process.env;
  const child = spawn(process.execPath, [path.join(project, 'scripts/start.mjs')], {
    env: { ...env, ...settings, DATA_DIR: dataDir, PORT: String(port) },
    // The IPC channel lets it notice the end of the tests, however they end.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += chunk));
  const ended = once(child, 'close').then(([code]) => ({ code: code as number | null, output }));
  const printed = (text: string) =>
    new Promise<void>((resolve, reject) => {
      const look = () => output.includes(text) && resolve();
      child.stdout?.on('data', look);
      ended.then(() => reject(new Error(output)));
      look();
    });
  return { process: child, printed, ended };
}
