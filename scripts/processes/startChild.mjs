import { fork } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import path from 'node:path';

const watchParent = new URL('watchParent.mjs', import.meta.url).href;

/**
 * Starts a Node program whose output goes to a file and which ends by itself when this process is gone.
 * It gets a process group of its own: Ctrl-C reaches the parent alone, which then ends its children in order.
 * @param {string} script
 * @param {{ logFile: string, env: NodeJS.ProcessEnv, nodeArgs?: string[], args?: string[] }} options
 */
export function startChild(script, { logFile, env, nodeArgs = [], args = [] }) {
  // What a server writes may name people: nobody but its owner reads it.
  const log = openSync(path.resolve(logFile), 'a', 0o600);
  try {
    return fork(script, args, {
      env,
      execArgv: ['--import', watchParent, ...nodeArgs],
      stdio: ['ignore', log, log, 'ipc'],
      detached: process.platform !== 'win32',
    });
  } finally {
    closeSync(log);
  }
}
