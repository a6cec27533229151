import { chmodSync, existsSync, renameSync } from 'node:fs';

/** Sets the log of the start before aside as `name.anterior.log`, so that a log tells of one start. @param {string} log */
export function keepPrevious(log) {
  if (!existsSync(log)) return;
  const previous = log.replace(/\.log$/, '.anterior.log');
  renameSync(log, previous);
  // Earlier versions let everybody read it.
  chmodSync(previous, 0o600);
}
