import { readFileSync } from 'node:fs';

/** Linux's clock ticks per second, the same on all supported machines. */
const TICKS_PER_SECOND = 100;

/** Returns the CPU seconds of a process so far; NaN without /proc. */
export function cpuOf(pid) {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /, '')
      .split(' ');
    return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
  } catch {
    return Number.NaN;
  }
}
