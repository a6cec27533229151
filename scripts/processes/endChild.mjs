import { once } from 'node:events';

const graceMs = 10_000;

/**
 * Asks a child to stop (SIGTERM), waits up to 10 s, then kills it.
 * @param {import('node:child_process').ChildProcess | undefined} child
 */
export async function endChild(child) {
  if (!child || child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  const killer = setTimeout(() => child.kill('SIGKILL'), graceMs);
  await ended;
  clearTimeout(killer);
}
