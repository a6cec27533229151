import { readFileSync } from 'node:fs';

/** Returns the resident memory of a process in megabytes; NaN without Linux's /proc. */
function memoryOf(pid) {
  try {
    return Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))[1]) / 1024);
  } catch {
    return Number.NaN;
  }
}

/** Measures some work in another process: seconds, and megabytes before and at peak, sampled ten times a second. */
export async function watchMemory(pid, work) {
  const before = memoryOf(pid);
  let most = before;
  const looking = setInterval(() => {
    most = Math.max(most, memoryOf(pid));
  }, 100);
  const began = performance.now();
  try {
    const result = await work();
    return { result, took: `${((performance.now() - began) / 1000).toFixed(1)} s, ${before} → ${most} MB` };
  } finally {
    clearInterval(looking);
  }
}

/** Finds the server process that another process started. */
export function serverUnder(pid) {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ');
  return children.find((child) => readFileSync(`/proc/${child}/cmdline`, 'utf8').includes('demo/dist/main.js'));
}
