import { setTimeout as sleep } from 'node:timers/promises';
import { isRunning } from '../../backend/src/platform/lock/isRunning.js';
import { ORPHANS_MS } from '../../backend/src/startup/patience.js';
import { signalGroup } from '../processes/signalGroup.mjs';

/** Delay before the wait is explained. */
const QUIET_MS = 1_000;

/**
 * Waits for the children of a killed start, which end once they have answered, and kills the rest.
 * @param {{ pid: number, startTime: string | null }[]} children
 */
export async function waitForOrphans(children) {
  const began = Date.now();
  let isReported = false;
  while (children.some(isRunning) && Date.now() - began < ORPHANS_MS) {
    if (!isReported && Date.now() - began > QUIET_MS) {
      isReported = true;
      console.log('Esperando a que termine el servidor de un arranque anterior, que fue interrumpido…');
    }
    await sleep(100);
  }
  for (const { pid } of children.filter(isRunning)) signalGroup(pid, 'SIGKILL');
}
