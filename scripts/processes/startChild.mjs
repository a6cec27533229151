import { fork } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import path from 'node:path';

const watchParent = new URL('watchParent.mjs', import.meta.url).href;

/**
 * Starts a Node program that logs to a file and ends when this process ends. It has a process group of its own: Ctrl-C
 * reaches only the parent, which then stops its children in order.
 * @param {string} script
 * @param {{ logFile: string, env: NodeJS.ProcessEnv, nodeArgs?: string[], args?: string[] }} options
 */
export function startChild(script, { logFile, env, nodeArgs = [], args = [] }) {
  // A server's log may contain personal data, so only its owner may read it.
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
