import { pino } from 'pino';

/** Buffer limit in bytes, while the disk or the reader is blocked. */
const MAX_WAITING = 4 * 1024 * 1024;
/** Maximum wait for a blocked reader at exit. */
const LAST_MS = 1_000;

let opened: ReturnType<typeof open> | undefined;

/**
 * Log destination of this process: standard output. A full disk or a blocked reader loses lines but never blocks
 * requests.
 */
export const logOutput = () => (opened ??= open());

function open() {
  let until = Number.POSITIVE_INFINITY;
  const output = pino.destination({
    dest: process.stdout.fd,
    maxLength: MAX_WAITING,
    retryEAGAIN: () => Date.now() < until,
  });
  let isBroken = false;
  // Failed lines are written again with a later one.
  output.on('error', () => {
    isBroken = true;
  });
  output.on('write', () => {
    isBroken = false;
  });
  // The library's flush at exit retries forever.
  const flushSync = output.flushSync.bind(output);
  output.flushSync = () => {
    if (isBroken) return;
    until = Date.now() + LAST_MS;
    try {
      flushSync();
    } catch {
      // No reader: those lines are lost.
    } finally {
      until = Number.POSITIVE_INFINITY;
    }
  };
  return output;
}
