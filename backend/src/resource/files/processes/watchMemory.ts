import { readFile } from 'node:fs/promises';

/** How often it is looked at: what allocates fast has a few hundred megabytes more by then. */
const LOOK_MS = 50;

/** Aborted once a process holds more than so many megabytes of memory; until nobody looks any more. */
export function watchMemory(pid: number | undefined, most: number): { signal: AbortSignal; forget(): void } {
  const tooMuch = new AbortController();
  const look = async () => {
    const said = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
    const kilobytes = Number(/^VmRSS:\s+(\d+)/m.exec(said)?.[1] ?? 0);
    if (kilobytes > most * 1_024) tooMuch.abort();
  };
  const timer = setInterval(look, LOOK_MS).unref();
  return { signal: tooMuch.signal, forget: () => clearInterval(timer) };
}
