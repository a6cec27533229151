import { existsSync, renameSync } from 'node:fs';

/** Sets the log of the start before aside as `name.anterior.log`, so that a log tells of one start. @param {string} log */
export function keepPrevious(log) {
  if (existsSync(log)) renameSync(log, log.replace(/\.log$/, '.anterior.log'));
}
