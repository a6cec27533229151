import { statSync, utimesSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

const EACH_MS = 1_000;
/** Longer than a server that works hard keeps its clock waiting. */
const SILENCE_MS = 10_000;
const LOOK_EACH_MS = 200;

/** Touches a file from time to time, until told to stop: so it shows to those elsewhere that somebody is here. */
export function beatOn(file: string): () => void {
  const timer = setInterval(() => {
    try {
      utimesSync(file, new Date(), new Date());
    } catch {
      // Somebody took the file away: there is nothing left to show.
    }
  }, EACH_MS).unref();
  return () => clearInterval(timer);
}

/** Whether somebody touches a file now, looking at it for as long as that may take: clocks elsewhere may differ. */
export async function isBeating(file: string): Promise<boolean> {
  const before = touched(file);
  for (let waited = 0; waited < SILENCE_MS; waited += LOOK_EACH_MS) {
    await sleep(LOOK_EACH_MS);
    const now = touched(file);
    if (now !== before) return now !== undefined;
  }
  return false;
}

const touched = (file: string): number | undefined => statSync(file, { throwIfNoEntry: false })?.mtimeMs;
