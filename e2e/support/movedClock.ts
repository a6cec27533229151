import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const preload = path.join(import.meta.dirname, 'movableClock.mjs');

/** The settings of a product whose clock a journey moves, and the function that moves it. */
export function movedClock() {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'kantuta-reloj-')), 'adelanto');
  const setTo = (ahead: number) => writeFileSync(file, String(ahead));
  setTo(0);
  return {
    settings: { NODE_OPTIONS: `--import=${preload}`, CLOCK_FILE: file },
    /** Moves the clock to 09:00 of that day (`YYYY-MM-DD`) in La Paz. */
    moveTo: (day: string) => setTo(Date.parse(`${day}T09:00:00-04:00`) - Date.now()),
  };
}
