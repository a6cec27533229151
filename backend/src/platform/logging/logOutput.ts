import { pino } from 'pino';

/** In bytes: what waits for a disk or a reader that takes nothing. */
const MOST_WAITING = 4 * 1024 * 1024;
/** So long the end of the process waits for a reader that takes nothing. */
const LAST_MS = 1_000;

let opened: ReturnType<typeof open> | undefined;

/**
 * Where the lines of this process go: its standard output. A disk that is full, and a reader that takes nothing, cost lines and
 * nothing else: people are answered all the same.
 */
export const logOutput = () => (opened ??= open());

function open() {
  let until = Number.POSITIVE_INFINITY;
  const output = pino.destination({
    dest: process.stdout.fd,
    maxLength: MOST_WAITING,
    retryEAGAIN: () => Date.now() < until,
  });
  let isBroken = false;
  // What could not be written goes out with a later line, once there is room.
  output.on('error', () => {
    isBroken = true;
  });
  output.on('write', () => {
    isBroken = false;
  });
  // As the process ends. The library tries again without an end.
  const flushSync = output.flushSync.bind(output);
  output.flushSync = () => {
    if (isBroken) return;
    until = Date.now() + LAST_MS;
    try {
      flushSync();
    } catch {
      // Nobody reads: those lines are lost.
    } finally {
      until = Number.POSITIVE_INFINITY;
    }
  };
  return output;
}
