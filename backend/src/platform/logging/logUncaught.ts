import { Log } from './log.js';

/**
 * What nobody caught ends the process, as Node has it. Node alone would write all that the error holds, the values of its
 * query too.
 */
export function logUncaught(): void {
  const log = new Log('Process');
  process.on('uncaughtException', (err) => {
    log.error('An error that nobody caught', { err });
    process.exit(1);
  });
}
