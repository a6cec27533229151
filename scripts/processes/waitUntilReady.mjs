import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Waits until the address answers 200. Throws an Error if the child exits, or sends no message for that time.
 * @param {string} address
 * @param {import('node:child_process').ChildProcess} child
 * @param {number} silenceMs
 */
export async function waitUntilReady(address, child, silenceMs) {
  let lastSign = Date.now();
  child.on('message', () => {
    lastSign = Date.now();
  });
  while (Date.now() - lastSign < silenceMs) {
    if (child.exitCode !== null || child.signalCode !== null) throw new Error('El servidor se detuvo al arrancar.');
    if (await answers(address)) return;
    await sleep(100);
  }
  throw new Error(`El servidor no avanzó en ${Math.round(silenceMs / 1000)} s.`);
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
