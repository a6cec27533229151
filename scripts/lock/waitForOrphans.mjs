import { setTimeout as sleep } from 'node:timers/promises';
import { isRunning } from '../processes/isRunning.mjs';

const patienceMs = 12_000;

/**
 * The children of a start that was killed end by themselves within 10 s; waits for that, and kills what is left.
 * @param {{ pid: number, startTime: string | null }[]} children
 */
export async function waitForOrphans(children) {
  const deadline = Date.now() + patienceMs;
  while (children.some(isRunning) && Date.now() < deadline) await sleep(100);
  for (const { pid } of children.filter(isRunning)) killGroup(pid);
}

/** Each child leads a process group: what it started itself goes with it. */
function killGroup(pid) {
  try {
    process.kill(process.platform === 'win32' ? pid : -pid, 'SIGKILL');
  } catch (error) {
    if (error.code !== 'ESRCH') throw error;
  }
}
