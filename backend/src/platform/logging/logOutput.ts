import { pino } from 'pino';

/** In bytes: what waits for a disk or a reader that takes nothing. */
const MOST_WAITING = 4 * 1024 * 1024;

let opened: ReturnType<typeof open> | undefined;

/**
 * Where the lines of this process go: its standard output. A disk that is full, and a reader that takes nothing, cost lines and
 * nothing else: people are answered all the same.
 */
export const logOutput = () => (opened ??= open());

function open() {
  const output = pino.destination({ dest: process.stdout.fd, maxLength: MOST_WAITING });
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
    if (!isBroken) flushSync();
  };
  return output;
}
