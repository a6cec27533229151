import { readFileSync } from 'node:fs';

/** Of Linux, on all machines that it runs on. */
const TICKS_PER_SECOND = 100;

/** The seconds of processor that a process took so far; NaN where nobody tells. */
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
