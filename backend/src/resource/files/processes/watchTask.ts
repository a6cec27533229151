import { readFile } from 'node:fs/promises';

/** How often it is looked at: what allocates fast has a few hundred megabytes more by then. */
const LOOK_MS = 50;
/** Linux tells the processor's time in hundredths of a second, whatever the machine. */
const TICK_MS = 10;

/** Whether a process can be watched: only Linux tells what it took. */
export const isWatched = process.platform === 'linux';

type Most = { residentMegabytes: number; milliseconds: number };

/**
 * Aborted once a process holds more memory than that, or has had more of the processor since; until nobody looks any more. Time by the
 * clock would refuse what is good, and say that it is broken, wherever the machine has much else to do.
 */
export function watchTask(pid: number | undefined, most: Most): { signal: AbortSignal; forget(): void } {
  const tooMuch = new AbortController();
  const before = processorTime(pid);
  const look = async () => {
    const [held, had, since] = await Promise.all([residentMegabytes(pid), processorTime(pid), before]);
    if (held > most.residentMegabytes || had - since > most.milliseconds) tooMuch.abort();
  };
  const timer = isWatched ? setInterval(look, LOOK_MS).unref() : undefined;
  return { signal: tooMuch.signal, forget: () => clearInterval(timer) };
}

async function residentMegabytes(pid: number | undefined): Promise<number> {
  const said = await told(pid, 'status');
  return Number(/^VmRSS:\s+(\d+)/m.exec(said)?.[1] ?? 0) / 1_024;
}

/** In milliseconds, of its own and of the system for it: proc(5), `utime` and `stime` of `stat`. */
async function processorTime(pid: number | undefined): Promise<number> {
  const said = await told(pid, 'stat');
  // Its name stands in parentheses, and may hold anything.
  const [utime, stime] = said
    .slice(said.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 13);
  return (Number(utime ?? 0) + Number(stime ?? 0)) * TICK_MS;
}

const told = (pid: number | undefined, file: string) => readFile(`/proc/${pid}/${file}`, 'utf8').catch(() => '');
