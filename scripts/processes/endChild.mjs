import { once } from 'node:events';
import { CHILD_MS } from '../../backend/src/startup/patience.js';
import { signalGroup } from './signalGroup.mjs';

/**
 * Stops a child gracefully (SIGTERM), and kills it after a timeout. Then signals the processes that it left behind.
 * @param {import('node:child_process').ChildProcess | undefined} child
 */
export async function endChild(child) {
  if (!child || child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  const killer = setTimeout(() => child.kill('SIGKILL'), CHILD_MS);
  await ended;
  clearTimeout(killer);
  signalGroup(child.pid, 'SIGTERM');
}
