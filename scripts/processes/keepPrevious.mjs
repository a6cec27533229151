import { chmodSync, existsSync, renameSync } from 'node:fs';

/** Renames the previous start's log to `name.anterior.log`, so that each log covers one start. @param {string} log */
export function keepPrevious(log) {
  if (!existsSync(log)) return;
  const previous = log.replace(/\.log$/, '.anterior.log');
  renameSync(log, previous);
  // Earlier versions made it world-readable.
  chmodSync(previous, 0o600);
}
