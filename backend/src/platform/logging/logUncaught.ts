import { Log } from './log.js';

/** Logs an uncaught exception and exits, as Node does. Node's own output would include query values. */
export function logUncaught(): void {
  const log = new Log('Process');
  process.on('uncaughtException', (err) => {
    log.error('Uncaught error', { err });
    process.exit(1);
  });
}
