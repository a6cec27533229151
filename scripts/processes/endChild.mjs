import { once } from 'node:events';
import { CHILD_MS } from '../../backend/src/startup/patience.js';
import { signalGroup } from './signalGroup.mjs';

/**
 * Asks a child to stop (SIGTERM), waits until it has answered all that it was asked, and kills it when that never ends. What it
 * started itself and left behind is asked too.
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
