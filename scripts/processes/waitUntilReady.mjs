import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Waits until the address answers 200; throws after the time given, or at once when the child ends.
 * @param {string} address
 * @param {import('node:child_process').ChildProcess} child
 * @param {number} timeoutMs
 */
export async function waitUntilReady(address, child, timeoutMs) {
  const deadline = Date.now() + timeoutMs;
  while (Date.now() < deadline) {
    if (child.exitCode !== null || child.signalCode !== null) throw new Error('El servidor se detuvo al arrancar.');
    if (await answers(address)) return;
    await sleep(100);
  }
  throw new Error(`El servidor no respondió en ${Math.round(timeoutMs / 1000)} s.`);
}

async function answers(address) {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(2_000) });
    await response.arrayBuffer();
    return response.status === 200;
  } catch {
    return false;
  }
}
