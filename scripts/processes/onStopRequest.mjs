import { findStartTime } from '../../backend/src/platform/lock/findStartTime.js';
import { isRunning } from '../../backend/src/platform/lock/isRunning.js';
import { findNpm } from './findNpm.mjs';

const pollMs = 1_000;

/**
 * Registers a shutdown callback: for a signal, or the end of the parent process or of npm (which, if killed, forwards
 * no signal). A second signal exits at once.
 * @param {() => void} stop
 */
export function onStopRequest(stop) {
  let requests = 0;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.on(signal, () => {
      requests += 1;
      if (requests > 1) process.exit(130);
      stop();
    });
  if (process.connected) process.once('disconnect', stop);
  watchNpm(stop);
}

function watchNpm(stop) {
  const pid = findNpm();
  if (!pid) return;
  const npm = { pid, startTime: findStartTime(pid) };
  const poll = setInterval(() => {
    if (isRunning(npm)) return;
    clearInterval(poll);
    stop();
  }, pollMs);
  poll.unref();
}
