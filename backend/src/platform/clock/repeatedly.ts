import type { Log } from '../logging/log.js';

/**
 * Does something every so many milliseconds, never twice at once, until it is stopped; what fails is in the log and is done the
 * next time. `stop` waits for what is on its way.
 */
export function repeatedly(work: () => Promise<unknown>, everyMs: number, log: Log) {
  let running: Promise<void> | undefined;
  const once = () => {
    running ??= work()
      .then(
        () => undefined,
        (err: unknown) => log.error('What is done again and again failed', { err }),
      )
      .finally(() => {
        running = undefined;
      });
  };
  const timer = setInterval(once, everyMs).unref();
  return async function stop(): Promise<void> {
    clearInterval(timer);
    await running;
  };
}
